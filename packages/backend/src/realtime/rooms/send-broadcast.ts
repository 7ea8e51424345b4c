import { seal } from '../bus/envelope.ts'
import type { Channel } from '../channel/channel.ts'
import type { Host } from '../host.ts'
import { mayWriteTo } from '../rights/may-write-to.ts'
import type { Incoming } from '../wire/frame.ts'

/** Hands a member's message to its room: to the member itself only if it asked for that when it joined. */
export function sendBroadcast(host: Host, channel: Channel, frame: Incoming): Promise<void> | void {
  const { broadcast } = frame
  if (!broadcast) return
  const { ack, self } = channel.config.broadcast
  const reply = (status: 'ok' | 'error', response: unknown) => {
    if (ack) channel.connection.reply({ ...frame, joinRef: channel.joinRef }, status, response)
  }
  if (broadcast.payload.length > host.settings.payloadBytes) {
    return reply('error', { error: 'payload_size_exceeded' })
  }
  const handOut = () => {
    host.rooms.deliver(channel.room, broadcast, self ? undefined : channel)
    host.bus.publish({ type: 'broadcast', room: channel.room, message: seal(broadcast) })
    reply('ok', {})
  }
  if (!channel.config.isPrivate) return handOut()
  // Without the right it is dropped, and not even acknowledged.
  return mayWriteTo(host, channel, 'broadcast').then((may) => {
    if (may && channel.isOpen) handOut()
  })
}
