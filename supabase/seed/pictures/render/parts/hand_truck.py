"""A hand truck: two wheels, a toe plate and a bent frame; with stairs wheels in threes."""
from shape import box, rod, tube, wheel

FINISHES = {
    "frame": {"finish": "paint", "colour": [0.42, 0.03, 0.02]},
    "plate": {"finish": "steel"},
    "grip": {"finish": "rubber"},
    "tyre": {"finish": "rubber"},
    "rim": {"finish": "paint", "colour": [0.5, 0.5, 0.48]},
}


def build(stairs=False, height=1.2, width=0.34):
    parts = []
    for side in (-1, 1):
        x = side * width / 2
        bend = [(x, 0, 0.02), (x, 0.0, height * 0.75), (x, 0.02, height * 0.9), (x, 0.12, height), (x, 0.19, height + 0.01)]
        parts.append(tube(bend, 0.016, "frame"))
        parts.append(tube([(x, 0.1, height - 0.015), (x, 0.14, height + 0.006), (x, 0.22, height + 0.012)], 0.021, "grip"))
        parts.append(tube([(x, 0, 0.45), (x, 0.14, 0.16)], 0.012, "frame", smooth=False))
    for z in (0.22, 0.5, 0.78, height * 0.86):
        parts.append(rod((-width / 2, 0, z), (width / 2, 0, z), 0.013, "frame"))
    for x in (-0.07, 0.07):
        parts.append(rod((x, 0, 0.05), (x, 0, height * 0.86), 0.01, "frame"))
    parts.append(box((0, -0.12, 0.012), (width + 0.08, 0.26, 0.006), "plate", 0.002))
    parts.append(box((0, 0.005, 0.05), (width + 0.08, 0.006, 0.08), "plate", 0.002))
    parts.append(rod((-width / 2 - 0.1, 0.14, 0.13), (width / 2 + 0.1, 0.14, 0.13), 0.011, "plate"))
    for side in (-1, 1):
        x = side * (width / 2 + 0.06)
        if not stairs:
            parts += wheel((x, 0.14, 0.13), 0.13, 0.06)
            continue
        for y, z in ((0.04, 0.085), (0.24, 0.085), (0.14, 0.255)):
            parts += wheel((x, y, z), 0.085, 0.04)
            parts.append(tube([(x - side * 0.03, 0.14, 0.142), (x - side * 0.03, y, z)], 0.014, "frame", smooth=False))
    return parts
