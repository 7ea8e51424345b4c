"""The groundsheet in a tent, thick enough to hide the grass beneath it."""
from shape import box

FINISHES = {"sheet": {"finish": "cloth", "colour": [0.16, 0.17, 0.17], "grain": 0.2}}


def build(width=1.9, depth=1.9, above=0.1):
    return [box((0, 0, above / 2), (width, depth, above), "sheet", 0.02)]
