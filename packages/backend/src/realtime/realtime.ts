import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { Deps } from '#backend/deps.ts'
import { Bus } from './bus/bus.ts'
import { type Envelope, unseal } from './bus/envelope.ts'
import { ChangeFeed } from './changes/change-feed.ts'
import type { Channel } from './channel/channel.ts'
import type { Host } from './host.ts'
import { broadcastApi } from './http/broadcast-api.ts'
import { Limits } from './limits.ts'
import { Presence } from './presence/presence.ts'
import { MessageFeed } from './rooms/message-feed.ts'
import { Rooms } from './rooms/rooms.ts'
import { acceptor } from './socket/accept.ts'
import { Connections } from './socket/connections.ts'

/** The channel of notifications. */
const CHANNEL = 'realtime'
/** How often the triggers follow the publication. */
const REFRESH_MS = 60_000

export interface Realtime {
  /** Its part over HTTP, for `/realtime/v1`. */
  app: Hono
  /** For the `upgrade` of a Node.js server: answers requests for its socket, and says whether this was one. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Closes all sockets; clients connect again, by then to another process. */
  close(): Promise<void>
}

/**
 * The Realtime protocol: rooms in which members talk (broadcast) and see each other (presence), and changes of tables.
 * It listens to the database from the first socket on. `observe` hears how many sockets are open.
 */
export function realtime(deps: Deps, path: string, observe?: (open: number) => void): Realtime {
  const settings = deps.config.realtime
  const rooms = new Rooms<Channel>()
  const bus = new Bus(deps, (origin, envelope) => handle(origin, envelope))
  const presence = new Presence(rooms, bus)
  const changes = new ChangeFeed(deps)
  const messages = new MessageFeed(deps, (room, message) => rooms.deliver(room, message))
  const connections = new Connections(deps, settings, observe)
  let begun: Promise<void> | undefined
  let refreshing: NodeJS.Timeout | undefined
  const limits = new Limits(settings, deps.config.rateLimits)
  const host: Host = { deps, settings, limits, rooms, bus, presence, changes, listening }
  const accept = acceptor(host, connections)
  return { app: broadcastApi(host), upgrade, close }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    // Not by `URL`, which throws at what is none.
    if (request.url?.split('?')[0] !== `${path}/websocket`) return false
    void accept(request, socket, head)
    return true
  }

  async function close(): Promise<void> {
    clearInterval(refreshing)
    connections.closeAll()
    await bus.stop()
  }

  function listening(): Promise<void> {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined
      throw error
    })
    return begun
  }

  async function begin(): Promise<void> {
    await deps.listener.listen(CHANNEL, { heard: hear, resumed: resume })
    bus.start()
    await Promise.all([messages.catchUp({ isFirst: true }), changes.catchUp({ isFirst: true })])
    refreshing = setInterval(
      () => changes.refresh().catch((error: unknown) => warn(error, 'the publication could not be read')),
      REFRESH_MS,
    ).unref()
  }

  function hear(payload: string): void {
    const [, kind, body = ''] = /^(\w+) (.*)$/s.exec(payload) ?? []
    if (kind === 'message') messages.hear(body)
    else if (kind === 'changes') changes.hear(body)
    else if (kind === 'envelope') bus.receive(body)
    else if (kind === 'stored') bus.receiveStored(body)
  }

  function resume(): void {
    bus.publish({ type: 'hello' })
    bus.publish({ type: 'present', rooms: presence.own() })
    const catchUp = Promise.all([messages.catchUp({ isFirst: false }), changes.catchUp({ isFirst: false })])
    catchUp.catch((error: unknown) => warn(error, 'missed messages could not be read'))
  }

  function handle(origin: string, envelope: Envelope): void {
    if (envelope.type === 'broadcast') rooms.deliver(envelope.room, unseal(envelope.message))
    if (envelope.type === 'presence') presence.apply(envelope.room, envelope.joins, envelope.leaves)
    if (envelope.type === 'hello') bus.publish({ type: 'present', rooms: presence.own() })
    if (envelope.type === 'present') presence.replace(origin, envelope.rooms)
    if (envelope.type === 'bye') presence.replace(origin, {})
  }

  function warn(error: unknown, text: string): void {
    if (!deps.outage.covers(error)) deps.log.warn({ err: error }, `Realtime: ${text}`)
  }
}
