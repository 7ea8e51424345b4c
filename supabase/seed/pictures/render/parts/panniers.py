"""Two panniers that stand side by side, their tops rolled shut and buckled."""
from shape import box, moved, rod, tube

FINISHES = {
    "cloth": {"rough": 0.5, "colour": [0.045, 0.075, 0.06], "grain": 0.25, "fine": 300, "sheen": 0.2},
    "strap": {"finish": "cloth", "colour": [0.02, 0.02, 0.02]},
    "buckle": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "patch": {"rough": 0.3, "colour": [0.6, 0.6, 0.58]},
}


def build(apart=0.42):
    return moved(pannier(), (-apart / 2, 0, 0), -12) + moved(pannier(), (apart / 2, 0.06, 0), 10)


def pannier(width=0.3, depth=0.16, height=0.33):
    parts = [box((0, 0, height / 2), (width, depth, height), "cloth", 0.03, segments=5)]
    parts.append(box((0, 0, height + 0.015), (width * 0.96, depth * 0.62, 0.07), "cloth", 0.03, segments=4))
    parts.append(rod((-width * 0.5, 0, height + 0.062), (width * 0.5, 0, height + 0.062), 0.024, "cloth", bevel=0.008))
    front = -depth / 2 - 0.002
    for side in (-1, 1):
        x = side * width * 0.5
        down = [(x, 0, height + 0.062), (x + side * 0.012, 0, height - 0.03), (x + side * 0.006, 0, height * 0.55)]
        parts.append(tube(down, 0.009, "strap"))
        parts.append(box((x + side * 0.008, 0, height * 0.78), (0.016, 0.034, 0.05), "buckle", 0.005))
    parts.append(box((0, front, height * 0.5), (0.03, 0.004, height * 0.86), "strap", 0.001))
    parts.append(box((0, front - 0.002, height * 0.62), (0.034, 0.012, 0.05), "buckle", 0.004))
    parts.append(box((width * 0.3, front, height * 0.24), (0.05, 0.003, 0.035), "patch", 0.001))
    return parts + [box((-width * 0.3, front, height * 0.24), (0.05, 0.003, 0.035), "patch", 0.001)]
