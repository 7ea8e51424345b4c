/** Messages from the main thread to the thread of the embedded engine. There is one session at a time. */
export type ToEngine =
  | { type: 'open'; session: number }
  | { type: 'bytes'; session: number; bytes: Uint8Array }
  | { type: 'stop' }

/** Messages from the engine's thread. */
export type FromEngine =
  | { type: 'ready'; program: WebAssembly.Module }
  | { type: 'bytes'; session: number; bytes: Uint8Array }
  /** The engine failed in a way after which nothing in its memory can be trusted; the thread ends. */
  | { type: 'crashed'; reason: string }

/** Memory that the engine's thread shares with the main one. */
export interface Shared {
  /** How many chunks of an answer the main thread has taken, so that a long one waits instead of piling up. */
  taken: Int32Array<SharedArrayBuffer>
  /** The processor time of the engine's thread when the statement under way began, in microseconds. */
  began: Float64Array<SharedArrayBuffer>
}

export const makeShared = (): Shared => ({
  taken: new Int32Array(new SharedArrayBuffer(4)),
  began: new Float64Array(new SharedArrayBuffer(8)),
})

export interface EngineData {
  /** The folder of the files; without one the database is in memory. */
  folder?: string
  /** The engine as an earlier thread compiled it: the next thread starts sooner, and is fast at once. */
  program?: WebAssembly.Module
  shared: Shared
}

/** Bytes in one piece of an answer. */
export const PIECE_BYTES = 64 * 1024
/** Pieces that may be on their way to the main thread. */
export const PIECES_AHEAD = 32
