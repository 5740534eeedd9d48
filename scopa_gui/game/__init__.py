"""The table: seats, controller, record, archive and settings."""
