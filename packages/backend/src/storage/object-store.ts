/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export type Bytes = Uint8Array<ArrayBuffer>
export type ByteSource = Uint8Array | AsyncIterable<Uint8Array>

export interface StoredKey {
  key: string
  modifiedAt: Date
}

/**
 * Where the bytes are. Keys are made by the server (lower-case letters, digits, `-`, `.` and `/`), never taken from
 * a request. What a key holds never changes: new bytes get a new key, so that readers need no locks.
 */
export interface ObjectStore {
  /**
   * Keeps `bytes` under `key`, whole or not at all, also when the process is killed half-way. `derived` says that
   * they can be made again, so that it need not wait for the disk.
   */
  put(key: string, bytes: ByteSource, options?: { derived?: boolean }): Promise<void>
  /** All bytes of `key` or a range of them; undefined where there are none. Large ones come as a stream. */
  get(key: string, range?: ByteRange): Promise<Bytes | ReadableStream<Bytes> | undefined>
  /** Gives the bytes of `from` a second key; false where there are none. */
  copy(from: string, to: string): Promise<boolean>
  /** Removes keys; those that hold nothing are passed over. */
  remove(keys: string[]): Promise<void>
  /** Every key that starts with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<StoredKey>
}
