"""A stage piano with 88 keys on a cross stand."""
from shape import box, rod, tube

FINISHES = {
    "case": {"finish": "plastic", "colour": [0.022, 0.022, 0.024], "grain": 0.25},
    "white": {"rough": 0.2, "colour": [0.76, 0.75, 0.72], "grain": 0},
    "black": {"rough": 0.25, "colour": [0.015, 0.015, 0.016], "grain": 0},
    "felt": {"finish": "cloth", "colour": [0.2, 0.015, 0.015]},
    "knob": {"finish": "plastic", "colour": [0.3, 0.3, 0.3]},
    "screen": {"colour": [0.05, 0.2, 0.3], "glow": 0.8},
    "stand": {"finish": "iron"},
    "foot": {"finish": "rubber"},
}

WHITE, BLACK_AFTER = 52, {0, 1, 3, 4, 5}


def build(height=0.72, key=0.0235):
    width, depth = WHITE * key, 0.3
    top = height + 0.11
    parts = [box((0, 0, height + 0.035), (width + 0.09, depth, 0.07), "case", 0.012)]
    parts.append(box((0, 0.095, height + 0.085), (width + 0.09, 0.11, 0.05), "case", 0.01))
    for side in (-1, 1):
        parts.append(box((side * (width / 2 + 0.022), -0.06, height + 0.08), (0.045, 0.18, 0.045), "case", 0.008))
    parts.append(box((0, 0.036, height + 0.092), (width, 0.006, 0.01), "felt", 0))
    for i in range(WHITE):
        x = (i - (WHITE - 1) / 2) * key
        parts.append(box((x, -0.058, height + 0.082), (key - 0.0011, 0.15, 0.02), "white", 0.0012))
        # The lowest key of a piano is an A.
        if (i + 5) % 7 in BLACK_AFTER and i < WHITE - 1:
            parts.append(box((x + key / 2, -0.02, height + 0.096), (0.011, 0.095, 0.018), "black", 0.002))
    for i in range(9):
        x = -width * 0.42 + i * 0.045
        parts.append(rod((x, 0.1, top - 0.002), (x, 0.1, top + 0.012), 0.009, "knob", bevel=0.002))
    parts.append(box((0.05, 0.1, top), (0.16, 0.05, 0.004), "screen", 0.001))
    for i in range(10):
        parts.append(box((0.25 + i * 0.035, 0.1, top + 0.001), (0.022, 0.014, 0.008), "knob", 0.002))
    for y in (-0.1, 0.1):
        for side in (-1, 1):
            parts.append(tube([(side * 0.42, y, height - 0.012), (-side * 0.4, y, 0.03)], 0.015, "stand", smooth=False))
    for side in (-1, 1):
        parts.append(rod((side * 0.42, -0.17, height - 0.014), (side * 0.42, 0.17, height - 0.014), 0.015, "stand"))
        parts.append(rod((side * 0.4, -0.2, 0.03), (side * 0.4, 0.2, 0.03), 0.015, "stand"))
        for y in (-0.2, 0.2):
            parts.append(rod((side * 0.4, y * 0.93, 0.03), (side * 0.4, y * 1.06, 0.03), 0.021, "foot"))
    parts.append(rod((0, -0.12, height / 2 + 0.012), (0, 0.12, height / 2 + 0.012), 0.028, "stand"))
    return parts
