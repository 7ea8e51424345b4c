"""Suns, windows and skies, in units of the item's size."""
import math
import os

import bpy
from mathutils import Vector

from nodes import node
from surfaces import plain

SKIES = os.path.join(bpy.utils.resource_path("SYSTEM"), "datafiles", "studiolights", "world")


def add_lamp(kind, power, colour, location=(0, 0, 0), towards=None, **settings):
    lamp = bpy.data.lights.new(kind, kind)
    lamp.energy, lamp.color = power, colour
    for name, value in settings.items():
        setattr(lamp, name, value)
    placed = bpy.data.objects.new(kind, lamp)
    bpy.context.scene.collection.objects.link(placed)
    placed.location = location
    placed.rotation_euler = (Vector(towards) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return placed


def area(location, towards, width, height, power, colour):
    add_lamp("AREA", power, colour, location, towards, shape="RECTANGLE", size=width, size_y=height)


def sun(direction, power, colour, angle):
    add_lamp("SUN", power, colour, towards=direction, angle=math.radians(angle))


def sky(name, strength, turn=0):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = node(tree, "ShaderNodeTexCoord").outputs["Generated"]
    turned = node(tree, "ShaderNodeMapping", {"Vector": where, "Rotation": (0, 0, math.radians(turn))}).outputs[0]
    picture = node(tree, "ShaderNodeTexEnvironment", {"Vector": turned})
    picture.image = bpy.data.images.load(os.path.join(SKIES, name + ".exr"))
    tree.links.new(picture.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength


def window_mask(unit, side, direction, centre):
    """Cards between the sun and the room that leave the panes of a window open."""
    direction = Vector(direction).normalized()
    middle = Vector(centre) * unit - direction * unit * 6
    turn = direction.to_track_quat("-Z", "Y")

    def card(x, y, width, height):
        bpy.ops.mesh.primitive_plane_add(size=1, location=middle + turn @ Vector((x * side, y, 0)))
        made = bpy.context.object
        made.scale, made.rotation_euler = (width, height, 1), turn.to_euler()
        made.data.materials.append(plain((0.02, 0.02, 0.02)))
        made.visible_camera = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False

    width, height, far = unit * 1.75, unit * 1.7, unit * 14
    for x in (-1, 1):
        card(x * (width + far) / 2, 0, far, far * 2)
    for y in (-1, 1):
        card(0, y * (height + far) / 2, width, far)
    card(0, 0, unit * 0.06, height)
    card(0, height * 0.16, width, unit * 0.05)


def window(unit, settings):
    """A room by day: a large soft window on one side, its panes of sun on the wall, a cool rest from the other."""
    side = -1 if settings.get("from") == "right" else 1
    sky("interior", settings.get("sky", 0.35), settings.get("turn", 60))
    key = settings.get("key", 75) * unit * unit
    area((-side * unit * 2.6, -unit * 0.9, unit * 2.1), (0, 0, unit * 0.3), unit * 1.7, unit * 2, key, (1, 0.96, 0.90))
    area((side * unit * 2.6, -unit * 1.6, unit * 1.2), (0, 0, unit * 0.5), unit * 2.2, unit * 2.2, 10 * unit * unit, (0.80, 0.88, 1))
    if settings.get("sun", 5):
        direction = (side, 0.75, -0.62)
        sun(direction, settings.get("sun", 5), (1, 0.86, 0.68), 1.2)
        window_mask(unit, side, direction, settings.get("pane", (0.1 * side, 0.7, 0.55)))


def daylight(unit, settings):
    """Outdoors."""
    side = -1 if settings.get("from") == "right" else 1
    sky(settings.get("name", "courtyard"), settings.get("sky", 0.42), settings.get("turn", 120))
    direction = (side * 0.9, 0.8, -settings.get("height", 0.75))
    sun(direction, settings.get("sun", 2.8), settings.get("colour", (1, 0.88, 0.74)), settings.get("soft", 2.5))
    key = settings.get("key", 12) * unit * unit
    area((-side * unit * 2.4, -unit * 1.8, unit * 2.2), (0, 0, unit * 0.3), unit * 2, unit * 2, key, (1, 0.97, 0.92))


def evening(unit, settings):
    """A room with the lamps on: a warm one in front, a coloured one behind."""
    side = -1 if settings.get("from") == "right" else 1
    sky(settings.get("name", "night"), settings.get("sky", 0.25), settings.get("turn", 0))
    power = settings.get("key", 60) * unit * unit
    area((-side * unit * 1.8, -unit * 1.4, unit * 2.2), (0, 0, unit * 0.4), unit * 0.8, unit * 0.8, power, (1, 0.78, 0.52))
    behind = settings.get("behind", (0.55, 0.45, 1))
    area((side * unit * 2.0, unit * 0.9, unit * 1.7), (0, 0, unit * 0.4), unit * 0.7, unit * 0.7, power * 0.9, behind)
    area((side * unit * 1.6, -unit * 2, unit * 0.8), (0, 0, unit * 0.4), unit * 1.6, unit * 1.6, power * 0.12, (0.7, 0.8, 1))


LIGHTS = {"window": window, "daylight": daylight, "evening": evening}
