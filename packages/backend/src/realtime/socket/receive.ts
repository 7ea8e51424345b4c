import { changeToken } from '../channel/change-token.ts'
import type { Channel } from '../channel/channel.ts'
import { join } from '../channel/join.ts'
import type { Host } from '../host.ts'
import { updatePresence } from '../presence/update-presence.ts'
import { sendBroadcast } from '../rooms/send-broadcast.ts'
import { decode } from '../wire/decode.ts'
import type { Frame, Incoming } from '../wire/frame.ts'
import { type Connection, GOING_AWAY } from './connection.ts'

const TOO_MANY = 'Too many messages per second'

/** Does what a client asks for with one message; what is none is dropped. */
export function receive(host: Host, connection: Connection, data: Buffer, isBinary: boolean): void {
  connection.heardAt = performance.now()
  const isAllowed = host.limits.takeMessage(connection, data.length)
  const frame = decode(connection.version, data, isBinary)
  if (!isAllowed) refuseFlood(connection, frame)
  // Not in any queue: a client that gets no answer in time gives the socket up.
  else if (frame?.topic === 'phoenix' && frame.event === 'heartbeat') connection.reply(frame, 'ok', {})
  else if (frame) connection.inOrder(frame.topic, () => dispatch(host, connection, frame))
}

function refuseFlood(connection: Connection, frame: Frame | undefined): void {
  const channel = frame && connection.channels.get(frame.topic)
  if (channel) channel.refuse(TOO_MANY)
  else connection.close(GOING_AWAY)
}

function dispatch(host: Host, connection: Connection, frame: Incoming): Promise<void> | void {
  if (!connection.isOpen) return
  if (frame.event === 'phx_join') return join(host, connection, frame)
  const channel = connection.channels.get(frame.topic)
  if (!channel) return answerUnmatched(connection, frame)
  if (frame.joinRef !== null && frame.joinRef !== channel.joinRef) return
  return handle(host, channel, frame)
}

/** A leave is granted in any case. */
function answerUnmatched(connection: Connection, frame: Frame): void {
  const toNoChannel = { ...frame, joinRef: null }
  if (frame.event === 'phx_leave') connection.reply(toNoChannel, 'ok', {})
  else connection.reply(toNoChannel, 'error', { reason: 'unmatched topic' })
}

function handle(host: Host, channel: Channel, frame: Incoming): Promise<void> | void {
  switch (frame.event) {
    case 'phx_leave':
      channel.connection.reply({ ...frame, joinRef: channel.joinRef }, 'ok', {})
      return channel.end()
    case 'access_token':
      return changeToken(host, channel, frame.payload)
    case 'broadcast':
      return sendBroadcast(host, channel, frame)
    case 'presence':
      return updatePresence(host, channel, frame)
  }
}
