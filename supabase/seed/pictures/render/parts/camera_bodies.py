"""Cameras and their lenses: a mirrorless one with a second lens, one for Super 8 film, one for action."""
import math

from mathutils import Vector

from shape import box, moved, ring, rod, tube, turned

FINISHES = {
    "skin": {"finish": "leather", "colour": [0.018, 0.018, 0.02], "rough": 0.6, "grain": 0.6, "fine": 500},
    "body": {"rough": 0.42, "colour": [0.022, 0.022, 0.024], "grain": 0.3, "fine": 700},
    "silver": {"finish": "aluminium", "rough": 0.3},
    "barrel": {"rough": 0.35, "colour": [0.02, 0.02, 0.021], "grain": 0.1},
    "rubber": {"finish": "rubber"},
    "lens": {"rough": 0.02, "vary": 0.0, "coat": 1, "colour": [0.035, 0.015, 0.06], "grain": 0},
    "mark": {"colour": [0.5, 0.14, 0.02], "rough": 0.4},
    "brass": {"metal": 1, "rough": 0.3, "colour": [0.6, 0.42, 0.16]},
    "reel": {"colour": [0.55, 0.5, 0.4], "rough": 0.5},
}


def build(kind="mirrorless"):
    return {"mirrorless": mirrorless, "super-8": super_8, "action": action}[kind]()


def lens(at, radius, length, towards=(0, -1, 0), cap=False):
    """A lens whose rings are turned, the grip of one of them ribbed."""
    profile = [(radius * 0.86, 0), (radius * 0.86, length * 0.1), (radius, length * 0.14), (radius, length * 0.62), (radius * 0.95, length * 0.64), (radius * 0.95, length * 0.7), (radius * 1.04, length * 0.72), (radius * 1.04, length), (radius * 0.96, length), (radius * 0.9, length * 0.9), (radius * 0.72, length * 0.82), (radius * 0.7, length * 0.8)]
    parts = [turned(profile, at, "barrel", towards, 96)]
    glass = [(0, length * 0.87), (radius * 0.3, length * 0.86), (radius * 0.55, length * 0.83), (radius * 0.71, length * 0.79)]
    parts.append(turned(glass, at, "lens", towards, 64))
    axis = Vector(towards)
    right = axis.orthogonal().normalized()
    up = axis.cross(right)
    for i in range(54):
        a = 2 * math.pi * i / 54
        out = right * math.cos(a) + up * math.sin(a)
        start = Vector(at) + out * radius + axis * length * 0.3
        parts.append(rod(start, start + axis * length * 0.24, radius * 0.035, "rubber", sides=8))
    parts.append(turned([(radius * 1.002, length * 0.19), (radius * 1.012, length * 0.2), (radius * 1.002, length * 0.21)], at, "mark", towards, 64))
    return parts


def mirrorless():
    parts = [box((0, 0, 0.046), (0.126, 0.034, 0.086), "body", 0.008, segments=4)]
    parts.append(box((0.0, -0.001, 0.04), (0.1275, 0.0345, 0.052), "skin", 0.007, segments=4))
    parts.append(box((-0.05, -0.018, 0.043), (0.026, 0.03, 0.078), "skin", 0.011, segments=5))
    hump = (0.006, -0.001, 0.095)
    parts.append(box(hump, (0.042, 0.036, 0.026), "body", 0.008, segments=4))
    parts.append(box((0.006, 0.004, 0.109), (0.02, 0.02, 0.004), "silver", 0.001))
    parts.append(box((0.006, 0.022, 0.094), (0.03, 0.014, 0.02), "rubber", 0.005))
    mount = (0.012, -0.017, 0.045)
    parts.append(turned([(0.031, 0), (0.031, 0.004), (0.026, 0.005)], mount, "silver", (0, -1, 0)))
    parts += lens((0.012, -0.02, 0.045), 0.032, 0.078)
    for x, z, radius, high in ((-0.034, 0.089, 0.009, 0.009), (0.05, 0.089, 0.008, 0.008), (0.034, 0.089, 0.006, 0.005)):
        parts.append(rod((x, 0.002, z), (x, 0.002, z + high), radius, "body", bevel=0.001))
        parts.append(ring((x, 0.002, z + high * 0.4), radius, 0.0006, "silver"))
    parts.append(rod((-0.05, -0.016, 0.082), (-0.05, -0.016, 0.088), 0.006, "silver", bevel=0.001))
    for x in (-0.064, 0.064):
        parts.append(ring((x, 0, 0.077), 0.005, 0.0012, "silver", (1, 0, 0)))
    strap = [(0.066, 0, 0.077), (0.085, 0.03, 0.06), (0.1, 0.07, 0.012), (0.02, 0.12, 0.006), (-0.1, 0.09, 0.006), (-0.11, 0.04, 0.02), (-0.066, 0, 0.077)]
    parts.append(tube(strap, 0.004, "rubber"))
    second = lens((0, 0, 0), 0.034, 0.105, (0, 0, 1))
    return parts + moved(second, (0.135, -0.01, 0))


def super_8():
    parts = [box((0, 0, 0.185), (0.046, 0.17, 0.1), "body", 0.008, segments=4)]
    parts.append(box((0, 0.004, 0.18), (0.048, 0.13, 0.07), "skin", 0.006, segments=3))
    parts.append(box((0, 0, 0.232), (0.044, 0.168, 0.012), "silver", 0.005, segments=3))
    parts.append(box((0, 0.03, 0.07), (0.034, 0.05, 0.15), "skin", 0.012, turn=(-12, 0, 0), segments=5))
    parts.append(box((0, 0.0, 0.118), (0.012, 0.01, 0.026), "silver", 0.003))
    parts += lens((0, -0.085, 0.175), 0.03, 0.1)
    parts.append(box((0, 0.02, 0.252), (0.026, 0.11, 0.026), "body", 0.008, segments=4))
    parts.append(turned([(0.012, 0), (0.017, 0.006), (0.017, 0.02), (0.01, 0.022)], (0, 0.075, 0.252), "rubber", (0, 1, 0)))
    parts.append(turned([(0, 0.004), (0.01, 0.002)], (0, -0.036, 0.252), "lens", (0, -1, 0)))
    for y, z, radius in ((0.05, 0.2, 0.016), (-0.02, 0.205, 0.01), (-0.045, 0.165, 0.007)):
        parts.append(rod((-0.023, y, z), (-0.03, y, z), radius, "silver", bevel=0.001))
        parts.append(rod((-0.03, y, z), (-0.032, y, z), radius * 0.7, "body"))
    parts.append(box((0, 0.045, -0.004), (0.03, 0.04, 0.008), "silver", 0.002))
    film = [box((0, 0, 0.036), (0.024, 0.075, 0.072), "body", 0.004), box((-0.0125, 0, 0.036), (0.001, 0.06, 0.05), "reel", 0)]
    film.append(box((-0.0132, 0.0, 0.05), (0.0006, 0.06, 0.012), "mark", 0))
    return parts + moved(film, (-0.1, -0.06, 0), 32)


def action():
    parts = [box((0, 0, 0.16), (0.066, 0.03, 0.048), "body", 0.007, segments=4)]
    parts.append(box((0, -0.002, 0.16), (0.067, 0.028, 0.036), "rubber", 0.006, segments=4))
    parts.append(box((0.017, -0.017, 0.166), (0.03, 0.012, 0.03), "body", 0.005, segments=4))
    parts.append(rod((0.017, -0.022, 0.166), (0.017, -0.0245, 0.166), 0.011, "barrel", sides=48, bevel=0.0006))
    parts.append(turned([(0, 0.0038), (0.005, 0.0034), (0.0085, 0.002)], (0.017, -0.0225, 0.166), "lens", (0, -1, 0)))
    parts.append(box((-0.018, -0.0163, 0.164), (0.022, 0.003, 0.024), "lens", 0.002))
    parts.append(rod((0.02, 0, 0.184), (0.02, 0, 0.186), 0.007, "mark", bevel=0.0006))
    for x in (-0.008, 0, 0.008):
        parts.append(box((x, 0, 0.128), (0.004, 0.016, 0.022), "barrel", 0.003))
    parts.append(rod((-0.02, 0, 0.122), (0.022, 0, 0.122), 0.004, "silver"))
    parts.append(rod((0.02, 0, 0.122), (0.032, 0, 0.122), 0.009, "barrel", bevel=0.001))
    parts.append(rod((0, 0, 0.085), (0, 0, 0.12), 0.011, "barrel", bevel=0.003))
    parts.append(rod((0, 0, 0.07), (0, 0, 0.09), 0.015, "rubber", bevel=0.004))
    for i in range(3):
        a = math.radians(120 * i + 100)
        foot = (math.cos(a) * 0.06, math.sin(a) * 0.06, 0.005)
        parts.append(tube([(math.cos(a) * 0.01, math.sin(a) * 0.01, 0.078), (math.cos(a) * 0.035, math.sin(a) * 0.035, 0.055), foot], 0.007, "barrel"))
        parts.append(rod(foot, (foot[0], foot[1], 0.0), 0.009, "rubber"))
    return parts
