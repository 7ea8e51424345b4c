"""Flutes and coupes in rows."""
from shape import turned

FINISHES = {"glass": {"finish": "glass"}, "wine": {"clear": 1, "rough": 0.02, "vary": 0, "colour": [0.8, 0.66, 0.3], "grain": 0, "dirt": 1}}

FOOT = [(0.0, 0.0), (0.032, 0.0), (0.033, 0.002), (0.012, 0.006), (0.004, 0.014)]


def build():
    parts = []
    for row in range(3):
        for i in range(5):
            flute = (i + row) % 2 == 0
            at = ((i - 2) * 0.105 + (row % 2) * 0.05, row * 0.11, 0)
            parts += glass(at, flute, filled=row < 2)
    return parts


def glass(at, flute, filled):
    if flute:
        bowl = [(0.004, 0.075), (0.012, 0.09), (0.022, 0.12), (0.027, 0.16), (0.026, 0.22)]
    else:
        bowl = [(0.004, 0.095), (0.02, 0.1), (0.04, 0.115), (0.05, 0.14), (0.0505, 0.15)]
    inside = [(max(0.0, r - 0.0015), z + 0.0015) for r, z in reversed(bowl)]
    inside[-1] = (0.0, inside[-1][1])
    parts = [turned(FOOT + bowl + inside, at, "glass", steps=40)]
    if filled:
        level = 0.18 if flute else 0.135
        surface = [(r - 0.0012, z) for r, z in bowl if z <= level]
        profile = [(0.0, bowl[0][1] + 0.002)] + surface + [(surface[-1][0] + 0.0012, level), (0.0, level)]
        parts.append(turned(profile, at, "wine", steps=40))
    return parts
