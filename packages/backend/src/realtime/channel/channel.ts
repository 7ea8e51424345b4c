import type { Identity } from '../rights/identify.ts'
import type { ReadRights } from '../rights/read-rights.ts'
import { type Member, roomKey } from '../rooms/rooms.ts'
import type { Connection } from '../socket/connection.ts'
import { frameText } from '../wire/encode.ts'
import { type Broadcast, TOPIC_PREFIX, type Version } from '../wire/frame.ts'
import type { JoinConfig } from './join-config.ts'

interface Joined {
  connection: Connection
  /** Without the prefix. */
  topic: string
  joinRef: string | null
  config: JoinConfig
  identity: Identity
  rights: ReadRights
}

let lastNumber = 0

/** One client's membership in a room. */
export class Channel implements Member {
  /** Names it within this process. */
  readonly id = String(++lastNumber)
  readonly connection: Connection
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly room: string
  /** Key of its presence. */
  readonly presenceKey: string
  identity: Identity
  rights: ReadRights
  isPresenceEnabled: boolean
  isOpen = true
  /** Whether the caller may send, as far as it was asked since the last token. */
  readonly mayWrite = new Map<'broadcast' | 'presence', Promise<boolean>>()
  /** Ids of the messages that were replayed to it. */
  readonly replayed = new Set<string>()
  /** What is undone when the channel ends. */
  readonly onEnd: (() => void)[] = []

  constructor({ connection, topic, joinRef, config, identity, rights }: Joined) {
    this.connection = connection
    this.topic = topic
    this.joinRef = joinRef
    this.config = config
    this.room = roomKey({ topic, isPrivate: config.isPrivate })
    this.presenceKey = config.presence.key || crypto.randomUUID()
    this.isPresenceEnabled = config.presence.isEnabled
    this.identity = identity
    this.rights = rights
  }

  get version(): Version {
    return this.connection.version
  }

  get fullTopic(): string {
    return TOPIC_PREFIX + this.topic
  }

  get hearsBroadcasts(): boolean {
    return this.rights.broadcast
  }

  get hearsPresence(): boolean {
    return this.isPresenceEnabled && this.rights.presence
  }

  hasReplayed({ meta }: Broadcast): boolean {
    return this.replayed.size > 0 && this.replayed.has(String(meta?.id))
  }

  sendEncoded(data: string | Buffer): void {
    this.connection.sendEncoded(data)
  }

  /** To this member alone. */
  send(event: string, payload: unknown): void {
    this.connection.send({ joinRef: this.joinRef, ref: null, topic: this.fullTopic, event, payload })
  }

  /** Sent as to all members of a room: it carries no join_ref. `payload` is JSON text. */
  sendText(event: string, payload: string): void {
    const frame = { joinRef: null, ref: null, topic: this.fullTopic, event }
    this.sendEncoded(frameText(this.version, frame, payload))
  }

  system(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    this.send('system', { extension, status, message, channel: this.topic })
  }

  /** Ends the channel, for a reason that the client is told; it will not join again by itself. */
  refuse(reason: string): void {
    if (!this.isOpen) return
    this.system('system', 'error', reason)
    this.end()
  }

  end(): void {
    if (!this.isOpen) return
    this.forget()
    const { connection, joinRef, fullTopic } = this
    connection.send({ joinRef, ref: joinRef, topic: fullTopic, event: 'phx_close', payload: {} })
  }

  /** Ends the channel for a reason that may pass: the client joins again. */
  fail(): void {
    this.forget()
    const { connection, joinRef, fullTopic } = this
    connection.send({ joinRef, ref: joinRef, topic: fullTopic, event: 'phx_error', payload: {} })
  }

  /** The same where nobody is there to be told. */
  forget(): void {
    this.isOpen = false
    this.connection.channels.delete(this.fullTopic)
    this.connection.usedAt = performance.now()
    for (const undo of this.onEnd) undo()
  }
}
