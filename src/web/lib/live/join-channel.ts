import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { isLiveOffered } from '../config.ts'
import { openSocket } from './open-socket.ts'

/** A private channel that this page is in. */
export interface Membership {
  /** Tells the other members; false where nobody hears it, because the page is not in the channel yet or any more. */
  send(event: string): boolean
  leave(): void
}

interface Listener {
  hear: (event: string) => void
  liveness: (isLive: boolean) => void
}

interface Room {
  listeners: Set<Listener>
  isLive: boolean
  channel?: RealtimeChannel
}

/** How long a channel stays open without listeners: a screen that is drawn again is there again at once. */
const LINGER_MS = 1_000
/** How long to wait after the server has ended a channel. */
const AGAIN_MS = 30_000

const rooms = new Map<string, Room>()

/** Joins a private channel, whose messages say only what happened; `liveness` says when that begins and ends. */
export function joinChannel(
  topic: string,
  hear: Listener['hear'],
  liveness: Listener['liveness'] = () => {},
): Membership {
  if (!isLiveOffered()) return { send: () => false, leave() {} }
  const room = rooms.get(topic) ?? openRoom(topic)
  const listener = { hear, liveness }
  room.listeners.add(listener)
  if (room.isLive) liveness(true)
  return {
    send(event) {
      if (!room.isLive) return false
      void room.channel?.send({ type: 'broadcast', event, payload: {} }).catch(() => {})
      return true
    },
    leave() {
      room.listeners.delete(listener)
      setTimeout(() => closeIfEmpty(topic, room), LINGER_MS)
    },
  }
}

function openRoom(topic: string): Room {
  const room: Room = { listeners: new Set(), isLive: false }
  rooms.set(topic, room)
  const open = () =>
    openSocket()
      .then((socket) => rooms.get(topic) === room && subscribe(socket, topic, room, again))
      .catch(again)
  const again = () => void setTimeout(() => rooms.get(topic) === room && void open(), AGAIN_MS)
  void open()
  return room
}

function subscribe(socket: RealtimeClient, topic: string, room: Room, again: () => void): void {
  room.channel = socket
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event: '*' }, ({ event }) => {
      for (const { hear } of room.listeners) hear(event)
    })
    .subscribe((status) => {
      setLive(room, status === 'SUBSCRIBED')
      if (status === 'CLOSED') again()
    })
}

function closeIfEmpty(topic: string, room: Room): void {
  if (room.listeners.size > 0 || rooms.get(topic) !== room) return
  rooms.delete(topic)
  void room.channel?.unsubscribe()
}

function setLive(room: Room, isLive: boolean): void {
  if (isLive === room.isLive) return
  room.isLive = isLive
  for (const { liveness } of room.listeners) liveness(isLive)
}
