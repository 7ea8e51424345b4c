"""A rolling scaffold tower of aluminium tubes."""
from shape import box, rod, wheel

FINISHES = {
    "tube": {"finish": "aluminium"},
    "board": {"finish": "timber", "colour": [0.34, 0.17, 0.07]},
    "clamp": {"finish": "paint", "colour": [0.5, 0.22, 0.02]},
    "tyre": {"finish": "rubber"},
    "rim": {"finish": "plastic", "colour": [0.5, 0.5, 0.48]},
}


def build(length=1.9, width=0.85, base=0.3, lifts=2, rise=1.9):
    parts = []
    top = base + lifts * rise + 1.0
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * length / 2, y * width / 2)
            parts.append(rod((*at, base), (*at, top), 0.034, "tube"))
            parts.append(rod((*at, 0.16), (*at, base + 0.02), 0.017, "clamp"))
            parts += wheel((*at, 0.1), 0.1, 0.045)
            parts += outrigger(*at, x, y)
        for i in range(int((top - base) / 0.48)):
            z = base + 0.12 + i * 0.48
            parts.append(rod((x * length / 2, -width / 2, z), (x * length / 2, width / 2, z), 0.027, "tube"))
    for y in (-1, 1):
        for lift in range(lifts):
            low, high = base + lift * rise + 0.1, base + (lift + 1) * rise - 0.1
            slope = (-1) ** lift * y
            ends = (-slope * length / 2, y * width / 2, low), (slope * length / 2, y * width / 2, high)
            parts.append(rod(*ends, 0.027, "tube"))
            parts += [box(end, (0.07, 0.07, 0.07), "clamp", 0.01) for end in ends]
        parts.append(rod((-length / 2, y * width / 2, base + 0.1), (length / 2, y * width / 2, base + 0.1), 0.027, "tube"))
        for z in (top - 0.06, top - 0.5):
            parts.append(rod((-length / 2, y * width / 2, z), (length / 2, y * width / 2, z), 0.027, "tube"))
    for lift in range(1, lifts + 1):
        z = base + lift * rise
        parts.append(box((0, 0, z), (length - 0.06, width - 0.1, 0.03), "board", 0.004))
        for y in (-1, 1):
            parts.append(box((0, y * (width / 2 - 0.05), z), (length, 0.03, 0.06), "tube", 0.003))
            if lift == lifts:
                parts.append(box((0, y * (width / 2 - 0.03), z + 0.09), (length - 0.08, 0.02, 0.15), "board", 0.003))
    return parts


def outrigger(x, y, along, across):
    """Keeps the tower from tipping over: a strut from a leg to the ground, and another that holds it."""
    foot = (x + along * 0.35, y + across * 0.75, 0.03)
    parts = [rod((x, y, 1.5), foot, 0.021, "tube"), rod((x, y, 0.42), (x + along * 0.22, y + across * 0.47, 0.58), 0.017, "tube")]
    parts.append(rod((*foot[:2], 0), (*foot[:2], 0.04), 0.06, "tyre", 0.04))
    return parts + [box((x, y, 1.5), (0.08, 0.08, 0.08), "clamp", 0.01)]
