"""Where an item is shown: ground and wall in the item's scale, and the light that goes with them."""
import math

import bpy

import surfaces


def plane(size, location, material, upright=False):
    turn = (math.radians(90), 0, 0) if upright else (0, 0, 0)
    bpy.ops.mesh.primitive_plane_add(size=size, location=location, rotation=turn)
    made = bpy.context.object
    made.data.materials.append(material)
    return made


def slab(location, size, material, bevel=0.003):
    bpy.ops.mesh.primitive_cube_add(size=1, location=location)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.modifiers.new("bevel", "BEVEL").width = bevel
    made.data.materials.append(material)


def wall_at(unit, settings):
    return unit * settings.get("depth", 1.9)


def room(unit, settings):
    """Boards or tiles, a skirting and a painted wall."""
    if "tiles" in settings:
        one, other = settings["tiles"]
        ground = surfaces.bricks(one, other, (0.3, 0.28, 0.26), 0.2, 0.2, 0.004, 0.35)
    else:
        ground = surfaces.wood(*settings.get("boards", [(0.20, 0.10, 0.05), (0.52, 0.32, 0.17)]), board=0.13)
    plane(max(14, unit * 12), (0, 0, 0), ground)
    far = wall_at(unit, settings)
    plane(max(30, unit * 20), (0, far, 0), surfaces.plaster(settings.get("wall", (0.66, 0.60, 0.52))), upright=True)
    slab((0, far - 0.008, 0.05), (max(14, unit * 12), 0.016, 0.10), surfaces.plain((0.75, 0.73, 0.69), 0.35))
    return "window"


def table(unit, settings):
    """The top of a bench, a table or a kitchen counter, with a painted or tiled wall behind it."""
    if "stone" in settings:
        top = surfaces.concrete(settings["stone"])
    else:
        top = surfaces.wood(*settings.get("boards", [(0.20, 0.10, 0.05), (0.52, 0.32, 0.17)]), board=0.16, length=1.9)
    slab((0, unit * 0.6, -0.02), (max(2.2, unit * 7), unit * 3.6, 0.04), top, 0.004)
    if "tiles" in settings:
        one, other = settings["tiles"]
        wall = surfaces.bricks(one, other, (0.6, 0.58, 0.55), 0.15, 0.15, 0.004, 0.2)
    else:
        wall = surfaces.plaster(settings.get("wall", (0.66, 0.60, 0.52)))
    plane(max(10, unit * 20), (0, wall_at(unit, settings), 0), wall, upright=True)
    return "window"


def yard(unit, settings):
    """A courtyard: paved, with bricks or plaster behind."""
    ground = surfaces.concrete(settings.get("stone", (0.33, 0.32, 0.30)))
    if "slabs" in settings:
        one, other = settings["slabs"]
        ground = surfaces.bricks(one, other, (0.16, 0.15, 0.13), 0.4, 0.4, 0.008, 0.7)
    plane(max(30, unit * 12), (0, 0, 0), ground)
    far = unit * settings.get("depth", 1.5)
    wall = surfaces.plaster(settings["wall"]) if "wall" in settings else surfaces.bricks(*settings.get("bricks", []))
    plane(max(30, unit * 14), (0, far, 0), wall, upright=True)
    return "daylight"


def lawn(unit, settings):
    """Grass before a hedge."""
    meadow = surfaces.meadow()
    plane(unit * 16, (0, unit * 5, -0.01), meadow)
    near = plane(unit * settings.get("lawn", 3.4), (0, unit * 0.1, 0), surfaces.plain((0.055, 0.075, 0.016), 0.9))
    near.data.materials.append(meadow)
    blades = near.modifiers.new("grass", "PARTICLE_SYSTEM").particle_system.settings
    blades.type, blades.count, blades.hair_length = "HAIR", settings.get("blades", 60000), settings.get("blade", 0.055)
    blades.hair_step = blades.render_step = 3
    blades.material, blades.brownian_factor = 2, 0.035
    blades.use_advanced_hair, blades.factor_random, blades.length_random = True, 0.015, 0.6
    blades.root_radius, blades.tip_radius = 0.35, 0.05
    blades.radius_scale = settings.get("thick", 0.008) * max(1, unit)
    plane(unit * 30, (0, unit * 6.4, 0), surfaces.leaves(settings.get("hedge", 9) / unit), upright=True)
    return "daylight"


def loose(unit, settings):
    """Sand, snow or gravel, and beyond it a hedge, the sea or a white slope."""
    dark, light = settings.get("ground", [(0.42, 0.33, 0.22), (0.66, 0.55, 0.40)])
    scale = settings.get("grains", 60) / unit
    plane(unit * 24, (0, unit * 4, 0), surfaces.loose(dark, light, scale, settings.get("relief", 0.02) * unit))
    if "beyond" in settings:
        far = unit * settings.get("depth", 6)
        plane(unit * 60, (0, far, 0), surfaces.plain(settings["beyond"], 0.9), upright=True)
    else:
        plane(unit * 30, (0, unit * 6.4, 0), surfaces.leaves(settings.get("hedge", 9) / unit), upright=True)
    return "daylight"


PLACES = {"room": room, "table": table, "yard": yard, "lawn": lawn, "loose": loose}
