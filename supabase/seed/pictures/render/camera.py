"""Where the picture is taken from: as far away as the whole item needs."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def aim(camera, target, direction, distance):
    camera.location = target + direction * distance
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()


def detail(points, shares):
    """Those of the points that lie in this part of them all: from and to along x, y and z, as shares of the whole."""
    low, high = ([pick(p[i] for p in points) for i in range(3)] for pick in (min, max))
    reach = [(low[i] + (high[i] - low[i]) * shares[i][0], low[i] + (high[i] - low[i]) * shares[i][1]) for i in range(3)]
    return [p for p in points if all(reach[i][0] <= p[i] <= reach[i][1] for i in range(3))]


def frame(points, unit, settings):
    """A camera that shows all the points, filling the wanted share of the picture, and focuses on their front."""
    if "detail" in settings:
        points = detail(points, settings["detail"])
        unit = max(max(p[i] for p in points) - min(p[i] for p in points) for i in range(3))
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    lens.lens, lens.sensor_width = settings.get("lens", 70), 36
    around, above = math.radians(settings.get("around", 0)), math.radians(settings.get("above", 11))
    direction = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    low, high = (Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))
    target, distance = (low + high) / 2, unit * 3
    fill, across, down = settings.get("fill", 0.74), settings.get("across", 0.5), settings.get("down", 0.47)
    for _ in range(6):
        aim(camera, target, direction, distance)
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        seen_width = distance * lens.sensor_width / lens.lens
        sideways = camera.matrix_world.to_3x3() @ Vector((1, 0, 0))
        upwards = camera.matrix_world.to_3x3() @ Vector((0, 1, 0))
        target = target + sideways * ((left + right) / 2 - across) * seen_width
        target = target + upwards * ((bottom + top) / 2 - down) * seen_width * 0.75
        distance *= max(right - left, (top - bottom) * 1.02) / fill
    aim(camera, target, direction, distance)
    lens.dof.use_dof, lens.dof.aperture_blades = True, 7
    lens.dof.focus_distance = (camera.location - target).length - settings.get("nearer", 0.12) * unit
    # The lens grows with the item, so that a van is blurred behind like a cup.
    lens.dof.aperture_fstop = settings.get("stop", 2.2) * 0.55 * (lens.lens / 70) / unit
    return camera
