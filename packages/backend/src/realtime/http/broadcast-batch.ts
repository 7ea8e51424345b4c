import type { Context } from 'hono'
import { z } from 'zod'
import { seal } from '../bus/envelope.ts'
import type { Host } from '../host.ts'
import { parseFlat } from '../parse-flat.ts'
import { mayWrite } from '../rights/may-write.ts'
import { roomKey } from '../rooms/rooms.ts'
import type { Broadcast } from '../wire/frame.ts'
import { readBody } from './read-body.ts'
import { identifySender, probeOfSender, takeRequest } from './sender.ts'

/** Messages of one request. */
const MAX_MESSAGES = 100

const message = z.object({
  topic: z.string().min(1),
  event: z.string().min(1),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean().default(false),
  id: z.string().optional(),
})
const batch = z.object({ messages: z.array(message).min(1) })

/**
 * Broadcasts up to a hundred messages. Those for private rooms to which the sender may not write are left out, and it
 * is not said which.
 */
export function broadcastBatch(host: Host) {
  return async (c: Context): Promise<Response> => {
    const sender = await identifySender(host, c)
    if (!sender) return c.json({ message: 'Unauthorized' }, 401)
    const body = await readBody(c, 2 * host.settings.payloadBytes)
    if (!body) return c.json({ errors: { messages: [{ payload: ['is too large'] }] } }, 422)
    const input = batch.safeParse(parse(body.toString()))
    if (!input.success) return c.json({ errors: { messages: faultsOf(input.error) } }, 422)
    const { messages } = input.data
    if (messages.length > MAX_MESSAGES) {
      return c.json({ message: 'Too many messages to broadcast, please reduce the batch size' }, 429)
    }
    if (!takeRequest(host, sender, body.length, messages.length)) {
      return c.json({ message: 'You have exceeded your rate limit' }, 429)
    }
    const allowed = new Map<string, Promise<boolean>>()
    for (const { topic, private: isPrivate, event, payload, id } of messages) {
      if (isPrivate && !allowed.has(topic)) {
        allowed.set(topic, mayWrite(host.deps, probeOfSender(c, sender, topic), 'broadcast'))
      }
      if (isPrivate && !(await allowed.get(topic))) continue
      const bytes = Buffer.from(JSON.stringify(payload))
      if (bytes.length > host.settings.payloadBytes) continue
      const one: Broadcast = { event, encoding: 'json', payload: bytes, ...(id && { meta: { id } }) }
      const room = roomKey({ topic, isPrivate })
      host.rooms.deliver(room, one)
      host.bus.publish({ type: 'broadcast', room, message: seal(one) })
    }
    return c.body(null, 202)
  }
}

function parse(text: string): unknown {
  try {
    return parseFlat(text)
  } catch {
    return undefined
  }
}

/** What is wrong with each message that is not right, as the protocol words it. */
function faultsOf(error: z.ZodError): object[] {
  const faults = new Map<unknown, Record<string, string[]>>()
  for (const { path, code } of error.issues) {
    const [, place, field = 'messages'] = path
    const fault = faults.get(place) ?? {}
    fault[String(field)] = [code === 'invalid_type' || code === 'too_small' ? "can't be blank" : 'is invalid']
    faults.set(place, fault)
  }
  return [...faults.values()]
}
