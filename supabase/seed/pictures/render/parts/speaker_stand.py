"""A tripod for a speaker or a lamp."""
import math

from shape import rod, tube

FINISHES = {"tube": {"finish": "iron"}, "joint": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]}}


def build(height=1.15, spread=0.42):
    parts = [rod((0, 0, 0.12), (0, 0, height * 0.62), 0.019, "tube"), rod((0, 0, height * 0.6), (0, 0, height), 0.015, "tube")]
    parts.append(rod((0, 0, height * 0.57), (0, 0, height * 0.64), 0.027, "joint", bevel=0.004))
    parts.append(rod((0, 0, height * 0.4), (0, 0, height * 0.46), 0.028, "joint", bevel=0.004))
    parts.append(rod((0, 0, 0.12), (0, 0, 0.17), 0.026, "joint", bevel=0.004))
    parts.append(rod((0, 0, height - 0.01), (0, 0, height + 0.01), 0.05, "joint", bevel=0.004))
    for i in range(3):
        a = math.radians(120 * i + 90)
        foot = (math.cos(a) * spread, math.sin(a) * spread, 0.012)
        parts.append(tube([(math.cos(a) * 0.03, math.sin(a) * 0.03, height * 0.43), foot], 0.012, "tube", smooth=False))
        middle = tuple(f * 0.52 for f in foot[:2])
        parts.append(tube([(math.cos(a) * 0.02, math.sin(a) * 0.02, 0.145), (*middle, height * 0.205)], 0.008, "tube", smooth=False))
        parts.append(rod((foot[0], foot[1], 0), (foot[0], foot[1], 0.03), 0.018, "joint", bevel=0.003))
    return parts
