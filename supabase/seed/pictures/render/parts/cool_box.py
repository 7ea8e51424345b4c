"""A cool box with a compressor: lid, handle, display and vents."""
from shape import box, rod, tube

FINISHES = {
    "body": {"rough": 0.45, "colour": [0.09, 0.15, 0.16], "grain": 0.4, "fine": 300},
    "lid": {"rough": 0.4, "colour": [0.66, 0.65, 0.61], "grain": 0.3, "fine": 300},
    "trim": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "screen": {"colour": [0.05, 0.35, 0.6], "glow": 2},
    "metal": {"finish": "aluminium"},
}


def build(width=0.58, depth=0.36, height=0.4):
    parts = [box((0, 0, height * 0.44), (width, depth, height * 0.82), "body", 0.025, segments=5)]
    parts.append(box((0, 0, height * 0.86), (width - 0.01, depth - 0.01, 0.01), "trim", 0.004))
    parts.append(box((0, 0, height * 0.94), (width + 0.01, depth + 0.01, height * 0.15), "lid", 0.022, segments=5))
    parts.append(box((0, 0, height * 1.005), (width * 0.7, depth * 0.6, 0.02), "lid", 0.009, segments=3))
    front = -depth / 2
    parts.append(box((0, front - 0.003, height * 0.9), (0.09, 0.016, 0.05), "trim", 0.005))
    parts.append(box((width * 0.24, front - 0.002, height * 0.62), (0.12, 0.01, 0.06), "trim", 0.004))
    parts.append(box((width * 0.22, front - 0.0075, height * 0.63), (0.05, 0.002, 0.026), "screen", 0.001))
    for i in range(3):
        parts.append(rod((width * 0.29 + i * 0.016, front - 0.006, height * 0.62), (width * 0.29 + i * 0.016, front - 0.0085, height * 0.62), 0.005, "metal"))
    for i in range(9):
        parts.append(box((-width * 0.38 + i * 0.012, front - 0.0005, height * 0.22), (0.006, 0.01, 0.07), "trim", 0.001))
    for side in (-1, 1):
        x = side * width / 2
        parts.append(tube([(x, -0.07, height * 0.74), (x + side * 0.045, -0.065, height * 0.76), (x + side * 0.05, 0, height * 0.765), (x + side * 0.045, 0.065, height * 0.76), (x, 0.07, height * 0.74)], 0.011, "trim"))
        for y in (-1, 1):
            parts.append(box((x * 0.86, y * depth * 0.38, 0.012), (0.06, 0.05, 0.03), "trim", 0.008))
            parts.append(box((x * 0.985, y * depth * 0.485, height * 0.4), (0.03, 0.03, height * 0.6), "trim", 0.012, segments=3))
    return parts
