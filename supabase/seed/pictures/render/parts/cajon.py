"""A cajón and a goblet drum."""
import math

from shape import box, rod, turned

FINISHES = {
    "side": {"finish": "timber", "colour": [0.40, 0.20, 0.08], "coat": 0.4},
    "front": {"finish": "timber", "colour": [0.22, 0.08, 0.03], "coat": 0.7, "rough": 0.3},
    "screw": {"finish": "steel"},
    "foot": {"finish": "rubber"},
    "shell": {"finish": "chrome", "rough": 0.24},
    "skin": {"rough": 0.45, "colour": [0.74, 0.7, 0.62]},
    "hoop": {"finish": "paint", "colour": [0.05, 0.05, 0.05]},
}


def build(width=0.3, height=0.48):
    z = 0.02 + height / 2
    parts = [box((0, 0, z), (width, width, height), "side", 0.006)]
    parts.append(box((0, -width / 2 - 0.002, z), (width, 0.004, height), "front", 0.0015))
    for x in (-1, 1):
        for i in range(6):
            at = (x * (width / 2 - 0.012), z - height / 2 + 0.02 + i * (height - 0.04) / 5)
            parts.append(rod((at[0], -width / 2 - 0.002, at[1]), (at[0], -width / 2 - 0.0055, at[1]), 0.0045, "screw", bevel=0.001))
        for y in (-1, 1):
            parts.append(rod((x * width * 0.38, y * width * 0.38, 0), (x * width * 0.38, y * width * 0.38, 0.022), 0.018, "foot"))
    drum = [(0.0, 0), (0.1, 0), (0.105, 0.01), (0.075, 0.06), (0.06, 0.16), (0.065, 0.22), (0.12, 0.31), (0.135, 0.36), (0.135, 0.42), (0.128, 0.425)]
    at = (width * 1.18, -0.09, 0)
    parts.append(turned(drum, at, "shell"))
    parts.append(turned([(0, 0.427), (0.124, 0.427), (0.128, 0.424)], at, "skin"))
    parts.append(turned([(0.126, 0.4), (0.14, 0.4), (0.142, 0.43), (0.126, 0.431)], at, "hoop"))
    for i in range(8):
        a = math.radians(45 * i)
        x, y = at[0] + math.cos(a) * 0.143, at[1] + math.sin(a) * 0.143
        parts.append(rod((x, y, 0.37), (x, y, 0.418), 0.006, "screw", bevel=0.001))
    return parts
