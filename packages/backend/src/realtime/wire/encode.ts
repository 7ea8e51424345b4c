import { type Broadcast, type Frame, TOPIC_PREFIX, type Version } from './frame.ts'

const BROADCAST = 4
const LONGEST_FIELD = 255

/** A frame as text. */
export function encodeFrame(version: Version, { joinRef, ref, topic, event, payload }: Frame): string {
  return frameText(version, { joinRef, ref, topic, event }, JSON.stringify(payload))
}

/** The same for a payload that is JSON text already, with numbers that JavaScript would round. */
export function frameText(
  version: Version,
  { joinRef, ref, topic, event }: Omit<Frame, 'payload'>,
  payload: string,
): string {
  const [j, r, t, e] = [joinRef, ref, topic, event].map((value) => JSON.stringify(value))
  if (version === '2.0.0') return `[${j},${r},${t},${e},${payload}]`
  return `{"topic":${t},"event":${e},"payload":${payload},"ref":${r}}`
}

/**
 * A broadcast to the members of a room: binary in the second version, where the names fit, else text. Undefined for
 * bytes that a text frame cannot carry.
 */
export function encodeBroadcast(
  version: Version,
  subTopic: string,
  message: Broadcast,
): string | Buffer | undefined {
  const topic = TOPIC_PREFIX + subTopic
  const fields = [topic, message.event, message.meta ? JSON.stringify(message.meta) : ''].map((text) =>
    Buffer.from(text),
  )
  if (version === '2.0.0' && fields.every(({ length }) => length <= LONGEST_FIELD)) {
    const head = [BROADCAST, ...fields.map(({ length }) => length), message.encoding === 'json' ? 1 : 0]
    return Buffer.concat([Buffer.from(head), ...fields, message.payload])
  }
  if (message.encoding === 'bytes') return
  const meta = message.meta ? `,"meta":${JSON.stringify(message.meta)}` : ''
  const payload = `{"type":"broadcast","event":${JSON.stringify(message.event)},"payload":${message.payload}${meta}}`
  return frameText(version, { joinRef: null, ref: null, topic, event: 'broadcast' }, payload)
}
