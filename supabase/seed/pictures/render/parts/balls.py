"""Balls that lie about: tennis or table tennis."""
import math

from shape import ball, tube

FINISHES = {
    "felt": {"finish": "cloth", "colour": [0.5, 0.6, 0.06]},
    "seam": {"colour": [0.75, 0.75, 0.7]},
    "celluloid": {"rough": 0.35, "colour": [0.78, 0.42, 0.06], "grain": 0},
}


def build(kind, at):
    if kind == "table-tennis":
        return [ball((x, y, 0.02), 0.02, "celluloid") for x, y in at]
    return [part for x, y in at for part in tennis_ball(x, y)]


def tennis_ball(x, y, radius=0.034):
    """The seam is the curve on a sphere that falls into two equal halves."""
    seam = []
    for step in range(64):
        turn = 2 * math.pi * step / 64
        a, b = 0.75, 0.25
        point = (
            a * math.cos(turn) + b * math.cos(3 * turn),
            2 * math.sqrt(a * b) * math.sin(2 * turn),
            a * math.sin(turn) - b * math.sin(3 * turn),
        )
        seam.append((x + point[0] * radius, y + point[1] * radius, radius + point[2] * radius))
    return [ball((x, y, radius), radius, "felt"), tube(seam, 0.0014, "seam", closed=True)]
