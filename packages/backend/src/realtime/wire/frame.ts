/** The serializer that a client asked for with `vsn`. */
export type Version = '1.0.0' | '2.0.0'

export const VERSIONS: readonly string[] = ['1.0.0', '2.0.0'] satisfies Version[]

/** One message of the protocol; `topic` is the full one, `realtime:…`. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** What an application sends to all members of a room; it is passed on as it came. */
export interface Broadcast {
  event: string
  /** JSON text, or bytes that only the second version of the serializer can carry. */
  encoding: 'json' | 'bytes'
  payload: Buffer
  /** Handed to the receiver beside the payload. */
  meta?: { id?: string; [name: string]: unknown }
}

/** A frame as it came; a broadcast keeps its payload as bytes. */
export interface Incoming extends Frame {
  broadcast?: Broadcast
}

export const TOPIC_PREFIX = 'realtime:'
