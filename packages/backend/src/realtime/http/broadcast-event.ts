import type { Context } from 'hono'
import { seal } from '../bus/envelope.ts'
import type { Host } from '../host.ts'
import { isObject } from '../is-object.ts'
import { parseFlat } from '../parse-flat.ts'
import { mayWrite } from '../rights/may-write.ts'
import { roomKey } from '../rooms/rooms.ts'
import type { Broadcast } from '../wire/frame.ts'
import { readBody } from './read-body.ts'
import { identifySender, probeOfSender, takeRequest } from './sender.ts'

/** Broadcasts one message, JSON or bytes, to the room that the path names. */
export function broadcastEvent(host: Host) {
  return async (c: Context): Promise<Response> => {
    const sender = await identifySender(host, c)
    if (!sender) return c.json({ message: 'Unauthorized' }, 401)
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json' && type !== 'application/octet-stream') {
      const error = 'Unsupported Media Type. Use application/json or application/octet-stream'
      return c.json({ error }, 415)
    }
    const body = await readBody(c, host.settings.payloadBytes)
    if (!body) return c.json({ errors: { payload: ['Payload size exceeds tenant limit'] } }, 422)
    if (!takeRequest(host, sender, body.length)) return c.json({ message: 'Too many requests' }, 429)
    const payload = type === 'application/json' ? objectText(body) : body
    if (!payload) return c.json({ errors: { payload: ['is invalid'] } }, 422)
    const topic = c.req.param('topic')!
    const isPrivate = c.req.query('private') === 'true'
    if (isPrivate && !(await mayWrite(host.deps, probeOfSender(c, sender, topic), 'broadcast'))) {
      return c.json({ message: 'Unauthorized' }, 403)
    }
    const encoding = type === 'application/json' ? 'json' : 'bytes'
    const message: Broadcast = { event: c.req.param('event')!, encoding, payload }
    const room = roomKey({ topic, isPrivate })
    host.rooms.deliver(room, message)
    host.bus.publish({ type: 'broadcast', room, message: seal(message) })
    return c.body(null, 202)
  }
}

/** JSON that is no object is handed out as the member `_json` of one. */
function objectText(body: Buffer): Buffer | undefined {
  try {
    const value: unknown = parseFlat(body.toString())
    return isObject(value) ? body : Buffer.from(JSON.stringify({ _json: value }))
  } catch {
    return
  }
}
