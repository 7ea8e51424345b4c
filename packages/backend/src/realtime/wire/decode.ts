import { isObject } from '../is-object.ts'
import { parseFlat } from '../parse-flat.ts'
import { decodeBinary } from './decode-binary.ts'
import type { Broadcast, Frame, Incoming, Version } from './frame.ts'

/** Reads what a socket received; undefined for what is no message of the protocol. */
export function decode(version: Version, data: Buffer, isBinary: boolean): Incoming | undefined {
  if (isBinary) return version === '2.0.0' ? decodeBinary(data) : undefined
  try {
    const frame = readFrame(version, parseFlat(data.toString()))
    if (frame?.event !== 'broadcast') return frame
    const broadcast = readBroadcast(frame.payload)
    return broadcast && { ...frame, broadcast }
  } catch {
    return
  }
}

function readFrame(version: Version, value: unknown): Frame | undefined {
  const [joinRef, ref, topic, event, payload] = members(version, value)
  if (typeof topic !== 'string' || typeof event !== 'string') return
  return { joinRef: reference(joinRef), ref: reference(ref), topic, event, payload }
}

function members(version: Version, value: unknown): unknown[] {
  if (version === '2.0.0') return Array.isArray(value) ? value : []
  if (!isObject(value)) return []
  return [value.join_ref, value.ref, value.topic, value.event, value.payload]
}

/** Clients count; a channel keeps the reference of its join. */
const MAX_REFERENCE_CHARS = 100

const reference = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_REFERENCE_CHARS) : null

/** The event and payload of a broadcast in a text frame; undefined for what no receiver could be given. */
function readBroadcast(payload: unknown): Broadcast | undefined {
  if (!isObject(payload) || typeof payload.event !== 'string') return
  return {
    event: payload.event,
    encoding: 'json',
    payload: Buffer.from(JSON.stringify(payload.payload ?? {})),
  }
}
