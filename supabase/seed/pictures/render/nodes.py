"""Small parts of Blender's shader graphs."""
import bpy


def material(name):
    """A new material with its node tree and its principled shader."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree, made.node_tree.nodes["Principled BSDF"]


def node(tree, kind, inputs=None, **properties):
    made = tree.nodes.new(kind)
    for name, value in properties.items():
        setattr(made, name, value)
    for name, value in (inputs or {}).items():
        feed(tree, value, made.inputs[name])
    return made


def feed(tree, value, socket):
    """Links another node's output to the socket, or sets it to a plain value."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif socket.type == "RGBA":
        socket.default_value = (*value[:3], 1)
    else:
        socket.default_value = value


def object_coordinates(tree, scale=(1, 1, 1)):
    coordinates = node(tree, "ShaderNodeTexCoord").outputs["Object"]
    return node(tree, "ShaderNodeMapping", {"Vector": coordinates, "Scale": scale}).outputs["Vector"]


def noise(tree, vector, scale, detail=2, distortion=0.0):
    inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": 0.6, "Distortion": distortion}
    return node(tree, "ShaderNodeTexNoise", inputs).outputs["Fac"]


def ramp(tree, factor, stops):
    made = node(tree, "ShaderNodeValToRGB", {"Fac": factor})
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)
    return made.outputs["Color"]


def mix(tree, factor, one, other, blend="MIX"):
    inputs = {"Fac": factor, "Color1": one, "Color2": other}
    return node(tree, "ShaderNodeMixRGB", inputs, blend_type=blend).outputs["Color"]


def between(tree, value, low, high, start=0.35, end=0.65):
    """Maps what lies from start to end onto low to high."""
    inputs = {"Value": value, "From Min": start, "From Max": end, "To Min": low, "To Max": high}
    return node(tree, "ShaderNodeMapRange", inputs).outputs["Result"]


def bump(tree, height, shader, strength, distance):
    inputs = {"Height": height, "Strength": strength, "Distance": distance}
    feed(tree, node(tree, "ShaderNodeBump", inputs).outputs["Normal"], shader.inputs["Normal"])


def plain_to_reflections(tree, colour):
    """Lets only the camera see a ground's grain: what it lights and what mirrors it needs no more than its colour."""
    output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    detailed = output.inputs["Surface"].links[0].from_socket
    plain = node(tree, "ShaderNodeBsdfDiffuse", {"Color": colour}).outputs["BSDF"]
    chosen = node(tree, "ShaderNodeMixShader", {0: node(tree, "ShaderNodeLightPath").outputs["Is Camera Ray"]})
    feed(tree, plain, chosen.inputs[1])
    feed(tree, detailed, chosen.inputs[2])
    feed(tree, chosen.outputs["Shader"], output.inputs["Surface"])
