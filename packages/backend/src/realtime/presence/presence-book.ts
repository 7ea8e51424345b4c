/** One tracking channel: what names it, its key, and the tracked object with its reference. */
export type Present = [id: string, key: string, meta: Meta]

export interface Meta {
  phx_ref: string
  phx_ref_prev?: string
  [name: string]: unknown
}

/** As the protocol writes it: the objects of each key. */
export type State = Record<string, { metas: Meta[] }>

export interface Diff {
  joins: State
  leaves: State
}

/** Who is present in which room, in all processes. An id names its process first: `<process>/<channel>`. */
export class PresenceBook {
  readonly #rooms = new Map<string, Map<string, Present>>()

  find(room: string, id: string): Present | undefined {
    return this.#rooms.get(room)?.get(id)
  }

  state(room: string): State {
    return stateOf(this.#rooms.get(room)?.values() ?? [])
  }

  /** Writes down who came and who went, and returns what changed. */
  apply(room: string, joins: Present[], leaves: string[]): Diff {
    const present = this.#rooms.get(room) ?? new Map<string, Present>()
    const left = leaves.map((id) => present.get(id)).filter((one) => one !== undefined)
    for (const [id] of left) present.delete(id)
    for (const one of joins) present.set(one[0], one)
    if (present.size > 0) this.#rooms.set(room, present)
    else this.#rooms.delete(room)
    return { joins: stateOf(joins), leaves: stateOf(left) }
  }

  /** Everybody of one process, by room. */
  of(origin: string): Record<string, Present[]> {
    const rooms: Record<string, Present[]> = {}
    for (const [room, present] of this.#rooms) {
      const those = [...present.values()].filter(([id]) => id.startsWith(`${origin}/`))
      if (those.length > 0) rooms[room] = those
    }
    return rooms
  }
}

function stateOf(present: Iterable<Present>): State {
  // Keys come from clients: none of them may be a property of all objects.
  const state: State = Object.create(null)
  for (const [, key, meta] of present) {
    state[key] ??= { metas: [] }
    state[key].metas.push(meta)
  }
  return state
}
