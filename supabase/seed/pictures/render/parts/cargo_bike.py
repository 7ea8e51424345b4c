"""A bicycle of the catalogue with a wooden box between two wheels in place of its front."""
import bmesh
import bpy

from shape import box, made_of, rod, tube, wheel

FINISHES = {
    "chrome": "chrome",
    "firstcolor": {"finish": "paint", "colour": [0.02, 0.1, 0.2]},
    "mudguards": {"finish": "paint", "colour": [0.02, 0.1, 0.2]},
    "seat": {"finish": "leather", "colour": [0.16, 0.07, 0.03]},
    "tires": "rubber",
    "board": {"finish": "timber", "colour": [0.42, 0.24, 0.1], "coat": 0.3},
    "corner": {"finish": "aluminium"},
    "tyre": "rubber",
    "rim": "aluminium",
    "frame": {"finish": "paint", "colour": [0.02, 0.1, 0.2]},
    "grip": {"finish": "leather", "colour": [0.05, 0.025, 0.015]},
}


def build():
    """The bicycle of the catalogue stands along y, its front wheel at the lower end."""
    from model import bounds, imported

    bike = imported("Scopia", 246)
    low, high = bounds(bike)
    cut = low.y + (high.y - low.y) * 0.46
    remove_front(bike, cut)
    parts = [bike]
    ground, front = low.z, cut - 0.62
    parts += box_of_boards((0, front, ground + 0.52), 0.62, 0.86, 0.42)
    for side in (-1, 1):
        hub = (side * 0.40, front - 0.02, ground + 0.28)
        parts += wheel(hub, 0.28, 0.045, (1, 0, 0), spokes=20)
        parts.append(tube([(side * 0.40, front + 0.32, ground + 0.34), (side * 0.40, front + 0.2, ground + 0.56), (side * 0.40, front - 0.05, ground + 0.6), (side * 0.40, front - 0.3, ground + 0.5)], 0.012, "frame"))
    parts.append(rod((-0.42, front - 0.02, ground + 0.28), (0.42, front - 0.02, ground + 0.28), 0.014, "frame"))
    middle = cut + 0.03
    parts.append(tube([(0, middle + 0.02, ground + 0.36), (0, cut - 0.1, ground + 0.3), (0, front + 0.2, ground + 0.28), (0, front, ground + 0.28)], 0.024, "frame"))
    parts.append(tube([(0, middle + 0.05, ground + 0.62), (0, cut - 0.12, ground + 0.44), (0, front + 0.3, ground + 0.3)], 0.02, "frame"))
    back = front + 0.43
    bar = [(-0.3, back + 0.24, ground + 1.02), (-0.3, back + 0.06, ground + 1.03), (-0.27, back + 0.02, ground + 0.98), (0.27, back + 0.02, ground + 0.98), (0.3, back + 0.06, ground + 1.03), (0.3, back + 0.24, ground + 1.02)]
    parts.append(tube(bar, 0.0125, "chrome"))
    for side in (-1, 1):
        parts.append(rod((side * 0.3, back + 0.14, ground + 1.025), (side * 0.3, back + 0.26, ground + 1.02), 0.017, "grip"))
        parts.append(rod((side * 0.2, back + 0.02, ground + 0.6), (side * 0.2, back + 0.02, ground + 0.98), 0.011, "frame"))
    return parts


def remove_front(bike, cut):
    """Takes away what lies before the cut: fork, handlebar and front wheel."""
    mesh = bmesh.new()
    mesh.from_mesh(bike.data)
    bmesh.ops.bisect_plane(
        mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=(0, cut, 0), plane_no=(0, -1, 0), clear_outer=True
    )
    mesh.to_mesh(bike.data)
    mesh.free()


def box_of_boards(middle, width, length, height):
    x, y, z = middle
    parts = [box((x, y, z - height / 2 + 0.01), (width, length, 0.02), "board", 0.003)]
    for side in (-1, 1):
        for row in range(3):
            at = z - height / 2 + (row + 0.5) * height / 3
            parts.append(box((x + side * width / 2, y, at), (0.016, length, height / 3 - 0.006), "board", 0.003))
            parts.append(box((x, y + side * length / 2, at), (width, 0.016, height / 3 - 0.006), "board", 0.003))
        for end in (-1, 1):
            parts.append(box((x + side * (width / 2 + 0.003), y + end * (length / 2 + 0.003), z), (0.03, 0.03, height + 0.01), "corner", 0.004))
    return parts
