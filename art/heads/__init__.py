"""Heads of the figures of both decks and of the portraits: faces with moods, hair, hats and crowns.

    from art.heads.faces import side_face
    from art.heads.hats import beret
    from art.heads.people import Face, Mood

    person = Face(hair="brown", jaw="soft", nose="snub", mood=Mood(mouth="smile", gaze=(-1.2, 0)))
    with art.at(150, 130, 1.1):              # chin; the head looks left
        side_face(art, person)
        beret("red", "red", "gold")(art)

| module | holds |
| --- | --- |
| people | `Mood` and `Face`, the records |
| outlines | jaws, noses, profiles, moustaches, beards as data |
| features | eyes, brows, mouths, ears, necks, strands, curls |
| beards | moustaches and beards |
| faces | the three views |
| hair | hair and veils |
| hats | berets, turbans, caps, hats, hoods |
| crowns | crowns and diadems |
| mask | the gatto mammone |
"""
