"""An upright log splitter with a log under its wedge."""
from shape import box, rod, tube, wheel

FINISHES = {
    "frame": {"finish": "paint", "colour": [0.45, 0.05, 0.02], "rough": 0.35},
    "iron": {"finish": "iron"},
    "piston": {"finish": "chrome"},
    "grip": {"finish": "rubber"},
    "motor": {"finish": "aluminium", "colour": [0.35, 0.36, 0.37]},
    "bark": {"rough": 0.95, "colour": [0.09, 0.05, 0.03], "grain": 1, "fine": 30},
    "cut": {"rough": 0.8, "colour": [0.56, 0.36, 0.19], "grain": 0.4, "fine": 60},
    "tyre": {"finish": "rubber"},
    "rim": {"finish": "paint", "colour": [0.5, 0.5, 0.48]},
}


def build(height=1.45):
    parts = [box((0, 0, 0.05), (0.46, 0.5, 0.05), "frame", 0.006), box((0, -0.12, 0.085), (0.34, 0.3, 0.02), "iron", 0.004)]
    parts.append(box((0, 0.17, 0.05 + height * 0.42), (0.11, 0.11, height * 0.8), "frame", 0.006))
    parts.append(rod((0, 0.06, height * 0.62), (0, 0.06, height * 1.02), 0.06, "frame", bevel=0.006))
    parts.append(rod((0, 0.06, height * 0.44), (0, 0.06, height * 0.64), 0.03, "piston"))
    parts.append(box((0, 0.02, height * 0.44), (0.09, 0.2, 0.08), "iron", 0.006))
    parts.append(box((0, -0.03, height * 0.385), (0.07, 0.2, 0.09), "iron", 0.004, turn=(0, 45, 0)))
    parts.append(box((0, 0.06, height * 1.03), (0.17, 0.24, 0.05), "frame", 0.008))
    for side in (-1, 1):
        lever = [(side * 0.08, 0.06, height * 0.86), (side * 0.22, 0.0, height * 0.84), (side * 0.3, -0.12, height * 0.78)]
        parts.append(tube(lever, 0.012, "iron"))
        parts.append(rod(lever[-1], (side * 0.325, -0.18, height * 0.755), 0.019, "grip", bevel=0.005))
        parts.append(tube([(side * 0.07, 0.17, height * 0.62), (side * 0.2, 0.1, height * 0.55), (side * 0.2, -0.1, height * 0.55)], 0.01, "frame"))
        parts += wheel((side * 0.27, 0.28, 0.13), 0.13, 0.06)
    parts.append(rod((-0.27, 0.28, 0.13), (0.27, 0.28, 0.13), 0.012, "iron"))
    parts.append(rod((0, 0.33, 0.12), (0, 0.33, 0.46), 0.085, "motor", bevel=0.012))
    for i in range(9):
        parts.append(rod((0, 0.33, 0.16 + i * 0.03), (0, 0.33, 0.168 + i * 0.03), 0.092, "motor"))
    parts.append(tube([(-0.1, 0.28, height * 0.95), (-0.12, 0.36, height), (0.12, 0.36, height), (0.1, 0.28, height * 0.95)], 0.013, "frame"))
    top = height * 0.34
    parts.append(rod((0, -0.06, 0.096), (0, -0.06, top), 0.11, "bark", 0.104, sides=22))
    parts.append(rod((0, -0.06, top), (0, -0.06, top + 0.003), 0.1, "cut", sides=22))
    for x, y, turn in ((0.48, -0.2, 20), (0.52, 0.05, -35), (-0.5, -0.12, 70)):
        parts.append(rod((x - 0.13, y, 0.085), (x + 0.15, y + turn / 300, 0.085), 0.085, "bark", 0.08, sides=20))
        parts.append(rod((x - 0.134, y, 0.085), (x - 0.131, y, 0.085), 0.078, "cut", sides=20))
    return parts
