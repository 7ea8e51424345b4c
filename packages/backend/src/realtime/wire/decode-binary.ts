import { parseFlat } from '../parse-flat.ts'
import type { Incoming } from './frame.ts'

const BROADCAST_PUSH = 3
const HEAD_BYTES = 7
const JSON_ENCODING = 1

/**
 * Reads a broadcast of the second version: seven bytes of kind, lengths and encoding, then join_ref, ref, topic, event,
 * metadata and payload. Undefined for another kind, a frame that is too short, or a payload that is not the JSON it says.
 */
export function decodeBinary(frame: Buffer): Incoming | undefined {
  if (frame.length < HEAD_BYTES || frame[0] !== BROADCAST_PUSH) return
  const lengths = frame.subarray(1, 6)
  const end = lengths.reduce((sum, length) => sum + length, HEAD_BYTES)
  if (frame.length < end) return
  let at = HEAD_BYTES
  const [joinRef = '', ref = '', topic = '', event = ''] = [...lengths].map((length) => {
    at += length
    return frame.toString('utf8', at - length, at)
  })
  const isJson = frame[6] === JSON_ENCODING
  // Copied: the frame may be a part of a larger buffer.
  const payload = Buffer.from(frame.subarray(end))
  if (isJson && !isJsonText(payload)) return
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: undefined,
    broadcast: { event, encoding: isJson ? 'json' : 'bytes', payload },
  }
}

/** The receivers parse it, and throw where they cannot. */
function isJsonText(bytes: Buffer): boolean {
  try {
    parseFlat(bytes.toString())
    return true
  } catch {
    return false
  }
}
