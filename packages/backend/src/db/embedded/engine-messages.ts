/** What the main thread tells the thread of the embedded engine. Sessions follow each other: there is one at a time. */
export type ToEngine =
  | { type: 'open'; session: number }
  | { type: 'bytes'; session: number; bytes: Uint8Array }
  | { type: 'stop' }

/** What that thread answers. */
export type FromEngine =
  | { type: 'ready' }
  | { type: 'bytes'; session: number; bytes: Uint8Array }
  /** The engine failed in a way after which nothing in its memory can be trusted; the thread ends. */
  | { type: 'crashed'; reason: string }

export interface EngineData {
  /** Where the files are; in memory without it. */
  folder?: string
  /** How many pieces of an answer the main thread has taken, so that a long one waits instead of piling up. */
  taken: SharedArrayBuffer
}

/** Bytes in one piece of an answer. */
export const PIECE_BYTES = 64 * 1024
/** Pieces that may be on their way to the main thread. */
export const PIECES_AHEAD = 32
