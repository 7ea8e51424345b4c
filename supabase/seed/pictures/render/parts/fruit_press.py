"""A fruit press: a slatted basket between the legs of a cast frame, and the spindle above it."""
import math

from shape import box, ring, rod, tube, turned

FINISHES = {
    "slat": {"finish": "timber", "colour": [0.52, 0.30, 0.13]},
    "hoop": {"finish": "steel"},
    "iron": {"finish": "paint", "colour": [0.20, 0.02, 0.015], "rough": 0.35},
    "tray": {"finish": "steel", "rough": 0.3},
    "spindle": {"finish": "steel", "rough": 0.25},
    "block": {"finish": "timber", "colour": [0.36, 0.19, 0.08]},
}


def build(radius=0.16, height=0.34, slats=22):
    floor = 0.24
    parts = []
    for i in range(slats):
        turn = 2 * math.pi * i / slats
        at = (radius * math.cos(turn), radius * math.sin(turn), floor + 0.03 + height / 2)
        parts.append(box(at, (0.014, 0.034, height), "slat", 0.003, turn=(0, 0, math.degrees(turn))))
    for z in (0.10, 0.5, 0.9):
        hoop = floor + 0.03 + z * height
        parts.append(turned([(radius + 0.008, -0.013), (radius + 0.012, -0.013), (radius + 0.012, 0.013), (radius + 0.008, 0.013)], (0, 0, hoop), "hoop"))
    rim = radius + 0.06
    tray = [(0.0, 0.0), (rim, 0.0), (rim + 0.012, 0.045), (rim + 0.006, 0.045), (rim - 0.006, 0.012), (0, 0.012)]
    parts.append(turned(tray, (0, 0, floor - 0.01), "tray"))
    parts.append(tube([(0, -rim + 0.01, floor + 0.01), (0, -rim - 0.04, floor + 0.005), (0, -rim - 0.09, floor - 0.02)], 0.02, "tray"))
    for turn in (30, 150, 270):
        a = math.radians(turn)
        out = [(math.cos(a) * r, math.sin(a) * r, z) for r, z in ((rim - 0.03, floor), (rim + 0.03, floor * 0.5), (rim + 0.08, 0.01))]
        parts.append(tube(out, 0.016, "iron"))
        parts.append(rod((*out[-1][:2], 0.0), (*out[-1][:2], 0.02), 0.03, "iron", bevel=0.004))
    top = floor + height + 0.34
    parts.append(rod((0, 0, floor), (0, 0, top), 0.017, "spindle"))
    for i in range(26):
        parts.append(ring((0, 0, top - 0.015 - i * 0.009), 0.0165, 0.0035, "spindle"))
    lid = floor + height + 0.0
    parts.append(rod((0, 0, lid), (0, 0, lid + 0.03), radius - 0.012, "block", bevel=0.004))
    for y in (-0.06, 0.06):
        parts.append(box((0, y, lid + 0.055), (radius * 1.7, 0.06, 0.05), "block", 0.006))
    parts.append(box((0, 0, lid + 0.105), (0.08, radius * 1.6, 0.05), "block", 0.006))
    nut = lid + 0.16
    parts.append(turned([(0.0, 0), (0.055, 0.0), (0.06, 0.015), (0.04, 0.05), (0.03, 0.085), (0, 0.085)], (0, 0, nut), "iron"))
    for side in (-1, 1):
        parts.append(rod((side * 0.03, 0, nut + 0.035), (side * 0.30, 0.06 * side, nut + 0.045), 0.011, "spindle"))
        parts.append(rod((side * 0.22, 0.045 * side, nut + 0.042), (side * 0.32, 0.064 * side, nut + 0.046), 0.016, "block", bevel=0.005))
    return parts
