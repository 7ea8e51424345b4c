"""A wooden sled with curved runners."""
from shape import box, rod, tube

FINISHES = {
    "ash": {"finish": "timber", "colour": [0.56, 0.34, 0.15], "coat": 0.5, "rough": 0.35},
    "runner": {"finish": "steel"},
    "rope": {"finish": "cloth", "colour": [0.45, 0.04, 0.03]},
}


def build(length=1.1, width=0.3, height=0.24):
    parts = []
    for side in (-1, 1):
        x = side * width / 2
        line = [(x, length * 0.5, 0.02), (x, 0, 0.016), (x, -length * 0.34, 0.018), (x, -length * 0.5, 0.06), (x, -length * 0.57, 0.17), (x * 0.97, -length * 0.52, height + 0.03), (x * 0.95, -length * 0.4, height + 0.02)]
        parts.append(tube(line, 0.016, "ash"))
        parts.append(tube([(p[0], p[1] - (0.015 if i > 2 else 0), p[2] - 0.015) for i, p in enumerate(line[:5])], 0.006, "runner"))
        parts.append(box((x, 0.02, height - 0.012), (0.028, length * 0.86, 0.026), "ash", 0.006))
        for y in (-0.26, 0.06, 0.38):
            foot, top = (x, y * length, 0.02), (x * 0.9, y * length, height - 0.02)
            parts.append(rod(foot, top, 0.014, "ash"))
    for y in (-0.26, 0.06, 0.38):
        parts.append(rod((-width / 2, y * length, height - 0.04), (width / 2, y * length, height - 0.04), 0.014, "ash"))
    for i in range(6):
        x = (i - 2.5) * width / 6.2
        parts.append(box((x, 0.02, height + 0.008), (width / 8.2, length * 0.88, 0.012), "ash", 0.004))
    parts.append(rod((-width * 0.55, -length * 0.42, height + 0.01), (width * 0.55, -length * 0.42, height + 0.01), 0.016, "ash", bevel=0.003))
    loop = [(-width * 0.46, -length * 0.53, height), (-width * 0.4, -length * 0.68, 0.12), (-0.05, -length * 0.82, 0.012), (width * 0.25, -length * 0.76, 0.01), (width * 0.46, -length * 0.6, 0.15), (width * 0.46, -length * 0.53, height)]
    parts.append(tube(loop, 0.006, "rope"))
    return parts
