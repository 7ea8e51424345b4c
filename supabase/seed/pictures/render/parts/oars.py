"""A pair of oars that lie side by side."""
from shape import box, ring, rod

FINISHES = {
    "shaft": {"finish": "timber", "colour": [0.5, 0.3, 0.13], "coat": 0.5},
    "blade": {"finish": "paint", "colour": [0.05, 0.16, 0.1]},
    "collar": {"finish": "leather", "colour": [0.08, 0.04, 0.02]},
}


def build(length=2.1, apart=0.34):
    return [part for y in (0, apart) for part in oar(length, y)]


def oar(length, y):
    """Lies along x, its blade to the right."""
    middle, blade = 0.07, 0.5
    neck = length - blade
    parts = [rod((0, y, middle), (neck, y, middle), 0.022, "shaft", 0.018)]
    parts.append(rod((-0.1, y, middle), (0.02, y, middle), 0.016, "shaft", bevel=0.006))
    parts.append(rod((length * 0.26, y, middle), (length * 0.34, y, middle), 0.026, "collar", bevel=0.004))
    parts.append(ring((length * 0.27, y, middle), 0.03, 0.008, "collar", (1, 0, 0)))
    parts.append(box((neck + blade / 2, y, middle), (blade, 0.14, 0.014), "blade", 0.006, segments=3))
    parts.append(rod((neck - 0.02, y, middle), (neck + blade * 0.6, y, middle), 0.018, "shaft", 0.004))
    return parts
