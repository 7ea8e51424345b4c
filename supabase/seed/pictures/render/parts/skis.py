"""A pair of skis with touring bindings and their poles."""
import bpy

from shape import box, made_of, ring, rod, tube

FINISHES = {
    "deck": {"finish": "paint", "colour": [0.02, 0.09, 0.2], "rough": 0.25},
    "band": {"finish": "paint", "colour": [0.65, 0.3, 0.03]},
    "edge": {"finish": "steel"},
    "binding": {"finish": "plastic", "colour": [0.03, 0.03, 0.03]},
    "metal": {"finish": "aluminium"},
    "grip": {"finish": "rubber"},
    "strap": {"finish": "cloth", "colour": [0.03, 0.03, 0.03]},
}


def build():
    parts = ski(-0.08, 0) + ski(0.09, 0.012)
    return parts + pole(-0.27, 0.02) + pole(0.3, 0.0)


def ski(x, y, length=1.7):
    """Stands upright: waisted, with a tip that bends to the front."""
    rows = 60
    vertices, faces, colours = [], [], []
    for row in range(rows + 1):
        t = row / rows
        z = t * length
        half = 0.046 + 0.012 * abs(2 * t - 1) ** 2 + (0.006 if t > 0.5 else 0) * (2 * t - 1)
        if t > 0.93:
            half *= max(0.0, 1 - ((t - 0.93) / 0.07) ** 2) ** 0.5
        if t < 0.015:
            half *= 0.75
        bend = -0.09 * max(0, (t - 0.86) / 0.14) ** 2 - 0.02 * (1 - (2 * t - 1) ** 2) * 0.4
        vertices += [(x - half, y + bend, z), (x + half, y + bend, z)]
        if row:
            first = 2 * (row - 1)
            faces.append((first, first + 1, first + 3, first + 2))
            colours.append(1 if 0.62 < t < 0.66 or 0.68 < t < 0.69 or 0.2 < t < 0.22 else 0)
    mesh = bpy.data.meshes.new("ski")
    mesh.from_pydata(vertices, [], faces)
    made = bpy.data.objects.new("ski", mesh)
    bpy.context.scene.collection.objects.link(made)
    for name in ("deck", "band", "edge"):
        made_of(made, name)
    for face, colour in zip(mesh.polygons, colours):
        face.material_index = colour
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.material_offset_rim, thick.use_even_offset = 0.013, 2, False
    front = y - 0.02
    return [
        made,
        box((x, front - 0.012, 0.86), (0.05, 0.02, 0.1), "binding", 0.006),
        box((x, front - 0.035, 0.9), (0.036, 0.035, 0.035), "metal", 0.005),
        rod((x - 0.03, front - 0.03, 0.9), (x + 0.03, front - 0.03, 0.9), 0.006, "metal"),
        box((x, front - 0.012, 0.57), (0.055, 0.02, 0.13), "binding", 0.006),
        box((x, front - 0.04, 0.55), (0.045, 0.05, 0.05), "binding", 0.01),
        rod((x, front - 0.06, 0.57), (x, front - 0.06, 0.62), 0.006, "metal"),
        box((x, front - 0.015, 0.72), (0.06, 0.012, 0.05), "metal", 0.003),
    ]


def pole(x, y, length=1.28):
    parts = [rod((x, y, 0.06), (x, y, length - 0.08), 0.0085, "metal"), rod((x, y, 0), (x, y, 0.06), 0.003, "edge", 0.008)]
    parts.append(ring((x, y, 0.08), 0.042, 0.005, "binding"))
    parts += [rod((x, y, 0.08), (x + dx, y + dy, 0.08), 0.004, "binding") for dx, dy in ((0.04, 0), (-0.04, 0), (0, 0.04), (0, -0.04))]
    parts.append(rod((x, y, length - 0.14), (x, y, length), 0.017, "grip", 0.02, bevel=0.005))
    loop = [(x, y, length - 0.01), (x + 0.03, y - 0.03, length - 0.04), (x + 0.05, y - 0.04, length - 0.16), (x + 0.01, y - 0.03, length - 0.2), (x - 0.02, y - 0.02, length - 0.1), (x, y, length - 0.015)]
    parts.append(tube(loop, 0.005, "strap"))
    return parts
