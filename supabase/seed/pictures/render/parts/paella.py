"""A paella pan on a gas ring with its tripod."""
import math

from shape import ball, box, ring, rod, tube, turned

FINISHES = {
    "pan": {"finish": "steel", "rough": 0.38},
    "handle": {"finish": "paint", "colour": [0.35, 0.02, 0.015]},
    "ring": {"finish": "paint", "colour": [0.24, 0.02, 0.015], "rough": 0.35},
    "leg": {"finish": "iron"},
    "rice": {"colour": [0.62, 0.36, 0.05], "rough": 0.6, "grain": 1, "fine": 90},
    "pepper": {"colour": [0.45, 0.03, 0.015], "rough": 0.35},
    "bean": {"colour": [0.12, 0.24, 0.03], "rough": 0.4},
    "lemon": {"colour": [0.72, 0.55, 0.06], "rough": 0.4},
    "gas": {"finish": "paint", "colour": [0.5, 0.16, 0.02]},
    "hose": {"finish": "rubber", "colour": [0.35, 0.12, 0.03]},
}


def build(radius=0.32, height=0.62):
    pan = [(0, 0), (radius * 0.88, 0), (radius * 0.92, 0.006), (radius, 0.052), (radius + 0.006, 0.055), (radius + 0.004, 0.058), (radius - 0.004, 0.054), (radius * 0.9, 0.012), (0, 0.008)]
    parts = [turned(pan, (0, 0, height), "pan", steps=96)]
    parts.append(turned([(0, 0.03), (radius * 0.9, 0.03), (radius * 0.93, 0.026)], (0, 0, height), "rice", steps=96))
    parts += topping(radius, height + 0.032)
    for side in (-1, 1):
        x = side * (radius - 0.002)
        grip = [(x, -0.07, height + 0.045), (x + side * 0.05, -0.06, height + 0.06), (x + side * 0.065, 0, height + 0.065), (x + side * 0.05, 0.06, height + 0.06), (x, 0.07, height + 0.045)]
        parts.append(tube(grip, 0.0085, "handle"))
    for size in (0.09, 0.2):
        parts.append(ring((0, 0, height - 0.06), size, 0.012, "ring"))
    parts.append(rod((0, 0, height - 0.06), (0.36, -0.1, height - 0.065), 0.011, "ring"))
    parts.append(tube([(0.36, -0.1, height - 0.065), (0.5, -0.13, 0.4), (0.52, 0.0, 0.1), (0.62, 0.12, 0.28), (0.66, 0.2, 0.47)], 0.008, "hose"))
    for i in range(3):
        a = math.radians(120 * i + 90)
        out = (math.cos(a), math.sin(a))
        leg = [(out[0] * 0.24, out[1] * 0.24, height - 0.008), (out[0] * 0.34, out[1] * 0.34, 0.0)]
        parts.append(tube(leg, 0.011, "leg", smooth=False))
        parts.append(rod((0, 0, height - 0.06), (out[0] * 0.26, out[1] * 0.26, height - 0.075), 0.008, "leg"))
        parts.append(rod((out[0] * 0.1, out[1] * 0.1, height - 0.01), (out[0] * 0.27, out[1] * 0.27, height - 0.01), 0.007, "leg"))
    bottle = [(0, 0), (0.13, 0), (0.15, 0.02), (0.15, 0.3), (0.12, 0.38), (0.05, 0.42), (0.05, 0.44), (0, 0.44)]
    parts.append(turned(bottle, (0.66, 0.2, 0), "gas"))
    parts.append(ring((0.66, 0.2, 0.46), 0.09, 0.01, "gas"))
    parts.append(rod((0.66, 0.2, 0.42), (0.66, 0.2, 0.5), 0.025, "leg", bevel=0.004))
    return parts


def topping(radius, z):
    """Strips of pepper like a star, beans between them, lemon at the edge."""
    parts = []
    for i in range(8):
        a = math.radians(45 * i + 8)
        middle = (math.cos(a) * radius * 0.45, math.sin(a) * radius * 0.45, z)
        parts.append(box(middle, (radius * 0.5, 0.022, 0.008), "pepper", 0.004, turn=(4, 0, 45 * i + 8)))
        lemon = math.radians(45 * i + 30)
        at = (math.cos(lemon) * radius * 0.78, math.sin(lemon) * radius * 0.78, z + 0.004)
        parts.append(ball(at, 0.022, "lemon", 20))
    for i in range(46):
        a, r = i * 2.399, radius * 0.12 * math.sqrt(i)
        if r > radius * 0.85:
            continue
        at = (math.cos(a) * r, math.sin(a) * r, z)
        parts.append(box(at, (0.045, 0.012, 0.009), "bean", 0.004, turn=(0, 6, i * 57)))
    return parts
