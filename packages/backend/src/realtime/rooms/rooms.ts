import { encodeBroadcast } from '../wire/encode.ts'
import type { Broadcast, Version } from '../wire/frame.ts'

/** A channel as its room sees it. */
export interface Member {
  readonly topic: string
  readonly version: Version
  readonly hearsBroadcasts: boolean
  readonly hearsPresence: boolean
  /** Whether it was told this message already, when it joined. */
  hasReplayed(message: Broadcast): boolean
  sendEncoded(data: string | Buffer): void
}

/** Public and private channels of one name are two rooms. */
export interface Room {
  topic: string
  isPrivate: boolean
}

export const roomKey = ({ topic, isPrivate }: Room) => `${isPrivate ? 'private' : 'public'}:${topic}`

/** The members of each room in this process. */
export class Rooms<M extends Member> {
  readonly #rooms = new Map<string, Set<M>>()

  enter(room: string, member: M): void {
    const members = this.#rooms.get(room)
    if (members) members.add(member)
    else this.#rooms.set(room, new Set([member]))
  }

  leave(room: string, member: M): void {
    const members = this.#rooms.get(room)
    if (members?.delete(member) && members.size === 0) this.#rooms.delete(room)
  }

  members(room: string): Iterable<M> {
    return this.#rooms.get(room) ?? []
  }

  /** Hands a message to all members but one, encoded once for each version of the serializer. */
  deliver(room: string, message: Broadcast, except?: M): void {
    const encoded = new Map<Version, string | Buffer | undefined>()
    for (const member of this.members(room)) {
      if (member === except || !member.hearsBroadcasts || member.hasReplayed(message)) continue
      const { version, topic } = member
      if (!encoded.has(version)) encoded.set(version, encodeBroadcast(version, topic, message))
      const data = encoded.get(version)
      if (data !== undefined) member.sendEncoded(data)
    }
  }
}
