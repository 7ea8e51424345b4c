import { isDeepStrictEqual } from 'node:util'
import type { Bus } from '../bus/bus.ts'
import type { Member, Rooms } from '../rooms/rooms.ts'
import { type Meta, PresenceBook, type Present, type State } from './presence-book.ts'

/** A member as presence sees it. */
interface Tracker extends Member {
  id: string
  room: string
  presenceKey: string
  sendText(event: string, payload: string): void
}

/** Tells the members of a room who is there, over all processes. */
export class Presence<M extends Tracker> {
  readonly #book = new PresenceBook()
  readonly #rooms: Rooms<M>
  readonly #bus: Bus

  constructor(rooms: Rooms<M>, bus: Bus) {
    this.#rooms = rooms
    this.#bus = bus
  }

  state(room: string): State {
    return this.#book.state(room)
  }

  /** Shows the object with the member; the same object again changes nothing. */
  track(member: M, object: Record<string, unknown>): void {
    const id = this.#idOf(member)
    const [, , before] = this.#book.find(member.room, id) ?? []
    if (before && isDeepStrictEqual(tracked(before), object)) return
    const meta: Meta = {
      ...object,
      phx_ref: crypto.randomUUID(),
      ...(before && { phx_ref_prev: before.phx_ref }),
    }
    this.#change(member.room, [[id, member.presenceKey, meta]], before ? [id] : [])
  }

  untrack(member: M): void {
    const id = this.#idOf(member)
    if (this.#book.find(member.room, id)) this.#change(member.room, [], [id])
  }

  /** Takes over what another process says of its members. */
  apply(room: string, joins: Present[], leaves: string[]): void {
    const diff = JSON.stringify(this.#book.apply(room, joins, leaves))
    if (joins.length + leaves.length === 0) return
    for (const member of this.#rooms.members(room)) {
      if (member.hearsPresence) member.sendText('presence_diff', diff)
    }
  }

  /** Takes over who is present in another process; whoever was and is not named has left. */
  replace(origin: string, rooms: Record<string, Present[]>): void {
    const before = this.#book.of(origin)
    for (const room of new Set([...Object.keys(before), ...Object.keys(rooms)])) {
      const [old, now] = [before[room] ?? [], rooms[room] ?? []]
      const isIn = (list: Present[]) => {
        const refs = new Set(list.map(([, , { phx_ref }]) => phx_ref))
        return ([, , { phx_ref }]: Present) => refs.has(phx_ref)
      }
      const [stays, was] = [isIn(now), isIn(old)]
      const leaves = old.filter((one) => !stays(one)).map(([id]) => id)
      this.apply(
        room,
        now.filter((one) => !was(one)),
        leaves,
      )
    }
  }

  /** Everybody in this process. */
  own(): Record<string, Present[]> {
    return this.#book.of(this.#bus.origin)
  }

  #change(room: string, joins: Present[], leaves: string[]): void {
    this.apply(room, joins, leaves)
    this.#bus.publish({ type: 'presence', room, joins, leaves })
  }

  #idOf(member: M): string {
    return `${this.#bus.origin}/${member.id}`
  }
}

const tracked = ({ phx_ref: _, phx_ref_prev: __, ...object }: Meta) => object
