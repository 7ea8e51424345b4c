"""A beer garden's table with its two benches: planks on folding legs."""
from shape import box, tube

FINISHES = {
    "plank": {"finish": "timber", "colour": [0.50, 0.24, 0.07], "rough": 0.35, "coat": 0.5},
    "leg": {"finish": "paint", "colour": [0.02, 0.12, 0.05]},
    "edge": {"finish": "steel"},
}


def build():
    return trestle(0, 0.77, 0.5) + trestle(-0.52, 0.47, 0.25) + trestle(0.52, 0.47, 0.25)


def trestle(y, height, width, length=2.2):
    planks = 3 if width > 0.3 else 1
    each = width / planks
    parts = [
        box((0, y + (i - (planks - 1) / 2) * each, height - 0.0135), (length, each - 0.006, 0.027), "plank", 0.006)
        for i in range(planks)
    ]
    for x in (-0.75, 0.75):
        for side in (-1, 1):
            foot, top = (x, y + side * width * 0.46, 0.012), (x, y + side * width * 0.34, height - 0.05)
            parts.append(tube([foot, top], 0.013, "leg", smooth=False))
        parts.append(tube([(x, y - width * 0.5, 0.012), (x, y + width * 0.5, 0.012)], 0.013, "leg", smooth=False))
        parts.append(box((x, y, height - 0.04), (0.05, width * 0.8, 0.03), "leg", 0.002))
        brace = x * 0.35
        parts.append(tube([(x, y, height * 0.45), (brace, y, height - 0.04)], 0.009, "leg", smooth=False))
        parts.append(tube([(x, y - width * 0.4, height * 0.45), (x, y + width * 0.4, height * 0.45)], 0.01, "leg", smooth=False))
        parts.append(box((x / 0.75 * (length / 2 - 0.02), y, height - 0.035), (0.03, width * 0.9, 0.02), "edge", 0.002))
    return parts
