"""A projector, and the screen on its stand when asked for."""
from shape import box, rod, tube, turned

FINISHES = {
    "body": {"rough": 0.36, "colour": [0.66, 0.66, 0.64], "grain": 0.2},
    "dark": {"finish": "plastic", "colour": [0.02, 0.02, 0.022]},
    "ring": {"finish": "aluminium"},
    "lens": {"rough": 0.02, "vary": 0.0, "coat": 1, "colour": [0.03, 0.02, 0.06], "grain": 0},
    "light": {"colour": [0.05, 0.3, 0.6], "glow": 2},
}


def build(width=0.36, depth=0.28, height=0.11):
    z = 0.018 + height / 2
    front = -depth / 2
    parts = [box((0, 0, z), (width, depth, height), "body", 0.022, segments=5)]
    parts.append(box((0, 0, z - height * 0.28), (width + 0.001, depth + 0.001, 0.004), "dark", 0.001))
    lens = (width * 0.24, front, z + 0.004)
    towards = (0, -1, 0)
    parts.append(turned([(0.05, -0.02), (0.05, 0.006), (0.047, 0.01), (0.042, 0.01), (0.04, 0.004)], lens, "ring", towards))
    parts.append(turned([(0.041, -0.02), (0.041, 0.016), (0.037, 0.018), (0.034, 0.006), (0.03, 0.002)], lens, "dark", towards))
    parts.append(turned([(0, 0.009), (0.012, 0.008), (0.024, 0.004), (0.032, -0.002)], lens, "lens", towards))
    for i in range(13):
        parts.append(box((-width * 0.32 + i * 0.0095, front - 0.0005, z + 0.004), (0.0045, 0.008, height * 0.5), "dark", 0.001))
        parts.append(box((-width / 2 - 0.0005, -depth * 0.2 + i * 0.011, z + 0.006), (0.008, 0.005, height * 0.46), "dark", 0.001))
    top = z + height / 2
    for i in range(5):
        parts.append(rod((-0.06 + i * 0.022, 0.06, top - 0.001), (-0.06 + i * 0.022, 0.06, top + 0.003), 0.007, "dark", bevel=0.001))
    parts.append(rod((0.07, 0.06, top - 0.001), (0.07, 0.06, top + 0.002), 0.004, "light"))
    parts.append(box((width * 0.24, front + 0.05, top), (0.05, 0.022, 0.006), "dark", 0.002))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(rod((x * width * 0.4, y * depth * 0.36, 0), (x * width * 0.4, y * depth * 0.36, 0.03), 0.013, "dark"))
    parts.append(tube([(-0.1, depth / 2, z), (-0.14, depth / 2 + 0.1, 0.03), (-0.3, depth / 2 + 0.14, 0.004), (-0.5, depth / 2 + 0.1, 0.004)], 0.004, "dark"))
    return parts
