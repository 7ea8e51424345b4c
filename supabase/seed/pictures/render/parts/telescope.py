"""A reflecting telescope on a rocker box."""
import math

from mathutils import Euler, Vector

from shape import box, rod, sheet, turned

FINISHES = {
    "tube": {"finish": "paint", "colour": [0.68, 0.68, 0.66]},
    "trim": {"finish": "plastic", "colour": [0.02, 0.02, 0.02]},
    "inside": {"rough": 0.9, "colour": [0.012, 0.012, 0.012]},
    "box": {"finish": "paint", "colour": [0.03, 0.06, 0.11], "rough": 0.4},
    "metal": {"finish": "chrome"},
    "lens": {"rough": 0.03, "colour": [0.02, 0.03, 0.06], "grain": 0},
}


def build(radius=0.125, length=1.2, tilt=52):
    aim = Euler((0, math.radians(90 - tilt), 0)).to_matrix() @ Vector((0, 0, 1))
    side = Vector((0, -1, 0))
    up = side.cross(aim) * -1
    pivot = Vector((0, 0, 0.56))
    back, front = pivot - aim * length * 0.36, pivot + aim * length * 0.64
    parts = [
        turned([(radius, 0), (radius, length), (radius - 0.006, length), (radius - 0.006, 0.02)], back, "tube", aim),
        turned([(radius - 0.007, 0.03), (radius - 0.007, length - 0.002)], back, "inside", aim),
    ]
    for at in (0, length - 0.03):
        profile = [(radius - 0.004, at), (radius + 0.008, at), (radius + 0.008, at + 0.03), (radius - 0.004, at + 0.03)]
        parts.append(turned(profile, back, "trim", aim))
    parts.append(rod(back, back - aim * 0.02, radius, "trim"))
    focus = back + aim * (length - 0.16) + up * radius
    parts.append(rod(focus, focus + up * 0.05, 0.034, "trim", bevel=0.003))
    parts.append(rod(focus + up * 0.05, focus + up * 0.13, 0.025, "metal", bevel=0.002))
    parts.append(rod(focus + up * 0.13, focus + up * 0.18, 0.021, "trim", bevel=0.004))
    finder = back + aim * (length - 0.38) + up * (radius + 0.05)
    parts.append(rod(finder, finder + aim * 0.2, 0.02, "tube"))
    parts.append(rod(finder + aim * 0.17, finder + aim * 0.215, 0.028, "trim", bevel=0.003))
    parts.append(rod(finder - aim * 0.03, finder + aim * 0.02, 0.014, "trim", bevel=0.003))
    parts.append(rod(finder + aim * 0.05 - up * 0.06, finder + aim * 0.05, 0.008, "metal"))
    wide = radius + 0.035
    for y in (-1, 1):
        parts.append(rod(pivot + side * y * radius, pivot + side * y * (wide + 0.03), 0.07, "trim", bevel=0.006, sides=48))
        outline = [(-0.2, 0), (0.2, 0), (0.2, 0.38), (0.09, 0.5), (0.07, 0.46), (0, 0.44), (-0.07, 0.46), (-0.09, 0.5), (-0.2, 0.38)]
        parts.append(sheet(outline, 0.018, "box", at=(0, y * (wide + 0.01), 0.06), turn=(90, 0, 0), bevel=0.003))
    parts.append(box((0.19, 0, 0.2), (0.018, 2 * wide, 0.28), "box", 0.003))
    parts.append(rod((0, 0, 0.045), (0, 0, 0.065), 0.27, "box", sides=64, bevel=0.004))
    parts.append(rod((0, 0, 0.02), (0, 0, 0.038), 0.27, "box", sides=64, bevel=0.004))
    for i in range(3):
        a = math.radians(120 * i + 20)
        parts.append(rod((0.22 * math.cos(a), 0.22 * math.sin(a), 0), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.02), 0.03, "trim"))
    return parts
