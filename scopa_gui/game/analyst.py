"""A process of its own for long work on finished matches, so that no frame ever waits for it."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import NamedTuple

from scopa_gui.ai.coach import REVIEW
from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.review import Review, review
from scopa_gui.rules.record import Record

_TELL_EVERY = 0.01
_WAIT_S = 0.2


class Job(NamedTuple):
    """A match to be reviewed for a seat."""

    record: Record
    seat: int
    effort: Effort


class Analyst:
    """Reviews one match at a time in a worker process.

    A new job, or `cancel`, stops the old one at once by ending the process; the next job starts another. If the
    process dies, it is started again once with the same job.
    """

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._answers: Connection | None = None
        self._job: Job | None = None
        self._may_restart = False
        self.progress = 0.0
        self.failed = False

    def start(self, record: Record, seat: int, effort: Effort = REVIEW) -> None:
        """Begins a review; an older one is given up."""
        self.cancel()
        self._job, self._may_restart, self.failed = Job(record, seat, effort), True, False
        self._launch(self._job)

    def poll(self) -> Review | None:
        """The finished review, once; else None. Also takes note of progress and failures. Never waits."""
        job, answers = self._job, self._answers
        if job is None or answers is None:
            return None
        try:
            while answers.poll():
                answer = answers.recv()
                if isinstance(answer, Review):
                    self.cancel()
                    self.progress = 1.0
                    return answer
                self.progress = answer
        except (EOFError, OSError):
            self._died(job)
        return None

    @property
    def busy(self) -> bool:
        """Whether a review is being worked out."""
        return self._job is not None

    def cancel(self) -> None:
        """Ends the process, if one is at work. Also to be called when the program closes."""
        self._job = None
        self._end_process()
        self.progress = 0.0

    def _launch(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self._answers, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(theirs, job), daemon=True)
        self._process.start()
        theirs.close()

    def _died(self, job: Job) -> None:
        self._end_process()
        if self._may_restart:
            self._may_restart = False
            self._launch(job)
        else:
            self._job, self.failed = None, True

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.join(_WAIT_S)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(_WAIT_S)
            self._process = None
        if self._answers is not None:
            self._answers.close()
            self._answers = None


def _work(answers: Connection, job: Job) -> None:
    """What the process does: reviews, tells its progress now and then, sends the review, ends."""
    working = review(job.record, job.seat, job.effort)
    told = 0.0
    while True:
        try:
            done = next(working)
        except StopIteration as finished:
            answers.send(finished.value)
            return
        if done - told >= _TELL_EVERY:
            told = done
            answers.send(done)
