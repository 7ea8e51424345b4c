import type { Channel } from '../channel/channel.ts'
import type { Host } from '../host.ts'
import { isObject } from '../is-object.ts'
import { mayWriteTo } from '../rights/may-write-to.ts'
import type { Frame } from '../wire/frame.ts'

/** Bytes of what a member shows of itself: everyone who comes gets all of them. */
const MAX_OBJECT_BYTES = 16 * 1024

/** Does what a member asks for: to show an object (`track`), or to be gone (`untrack`). */
export async function updatePresence(host: Host, channel: Channel, frame: Frame): Promise<void> {
  const reply = (status: 'ok' | 'error', response: object) =>
    channel.connection.reply({ ...frame, joinRef: channel.joinRef }, status, response)
  const { event, payload = {} } = isObject(frame.payload) ? frame.payload : {}
  if (!host.limits.takePresence(channel.id)) return channel.refuse('Client presence rate limit exceeded')
  switch (String(event).toLowerCase()) {
    case 'untrack':
      host.presence.untrack(channel)
      return reply('ok', {})
    case 'track':
      if (!isObject(payload)) return reply('error', { reason: 'Presence track payload must be a map' })
      if (JSON.stringify(payload).length > MAX_OBJECT_BYTES)
        return channel.refuse('Track message size exceeded')
      if (!(await mayWriteTo(host, channel, 'presence'))) return reply('error', {})
      if (!channel.isOpen) return
      channel.isPresenceEnabled = true
      host.presence.track(channel, payload)
      return reply('ok', {})
    default:
      return reply('error', {})
  }
}
