"""What comes with a reflex camera: a flash on its little foot, and a tripod that lies folded behind it."""
import math

from shape import box, ring, rod, turned

FINISHES = {
    "case": {"rough": 0.45, "colour": [0.022, 0.022, 0.024], "grain": 0.2, "fine": 700},
    "window": {"rough": 0.25, "colour": [0.72, 0.72, 0.68], "grain": 0.3, "fine": 300},
    "panel": {"rough": 0.15, "colour": [0.05, 0.06, 0.06]},
    "carbon": {"rough": 0.3, "colour": [0.035, 0.036, 0.04], "coat": 0.6},
    "clamp": {"finish": "rubber"},
    "metal": {"finish": "aluminium"},
    "foam": {"finish": "rubber", "colour": [0.03, 0.03, 0.031]},
}


def build(kind):
    return {"flash": flash, "tripod": tripod}[kind]()


def flash():
    parts = [box((0, 0, 0.006), (0.062, 0.055, 0.012), "case", 0.004), box((0, 0, 0.016), (0.024, 0.024, 0.012), "metal", 0.001)]
    parts.append(box((0, 0, 0.063), (0.066, 0.044, 0.086), "case", 0.008, segments=4))
    parts.append(box((0, 0.0225, 0.066), (0.046, 0.002, 0.042), "panel", 0.001))
    parts.append(box((0, -0.0225, 0.045), (0.044, 0.002, 0.03), "panel", 0.001))
    parts.append(rod((-0.034, 0, 0.112), (0.034, 0, 0.112), 0.016, "case", bevel=0.003))
    parts.append(box((0, -0.012, 0.132), (0.074, 0.1, 0.048), "case", 0.009, turn=(-18, 0, 0), segments=4))
    parts.append(box((0, -0.0605, 0.1475), (0.064, 0.008, 0.036), "window", 0.003, turn=(-18, 0, 0)))
    return parts


def tripod(length=0.4):
    """Lies along x: three legs folded about the column, the ball head at the right."""
    parts = []
    for i in range(3):
        a = math.radians(120 * i + 90)
        y, z = math.cos(a) * 0.027, 0.05 + math.sin(a) * 0.027
        parts.append(rod((-length / 2, y, z), (length / 2 - 0.09, y, z), 0.0145, "carbon"))
        for share, radius in ((0.02, 0.0165), (0.1, 0.0185), (0.18, 0.0195)):
            x = -length / 2 + length * share
            parts.append(rod((x, y, z), (x + 0.026, y, z), radius, "clamp", bevel=0.002))
        parts.append(rod((-length / 2 - 0.016, y, z), (-length / 2 + 0.004, y, z), 0.012, "clamp", bevel=0.005))
        if i == 0:
            parts.append(rod((-0.02, y, z), (length / 2 - 0.1, y, z), 0.0205, "foam", bevel=0.003))
    shoulder = length / 2 - 0.09
    parts.append(rod((shoulder, 0, 0.05), (shoulder + 0.035, 0, 0.05), 0.04, "case", 0.03, bevel=0.003))
    parts.append(rod((shoulder + 0.03, 0, 0.05), (shoulder + 0.05, 0, 0.05), 0.024, "metal", bevel=0.001))
    head = [(0.022, 0), (0.027, 0.006), (0.027, 0.04), (0.02, 0.05), (0, 0.05)]
    parts.append(turned(head, (shoulder + 0.05, 0, 0.05), "case", (1, 0, 0)))
    parts.append(rod((shoulder + 0.07, 0, 0.05), (shoulder + 0.07, -0.045, 0.05), 0.009, "metal", 0.012, bevel=0.001))
    parts.append(rod((shoulder + 0.1, 0, 0.05), (shoulder + 0.112, 0, 0.05), 0.031, "case", bevel=0.002))
    parts.append(ring((shoulder + 0.053, 0, 0.05), 0.0265, 0.0008, "metal", (1, 0, 0)))
    return parts
