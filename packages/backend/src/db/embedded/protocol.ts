/** The messages that end a batch, which the engine can then process in one go. */
const ENDINGS = new Set(['Q', 'S', 'H', 'c', 'f'].map((type) => type.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)
const NONE = Buffer.alloc(0)

/**
 * Cuts what a client of the PostgreSQL protocol writes into pieces that the engine answers as a whole: the startup
 * packet, then all messages up to a Sync, a Query or a Flush. A Terminate is dropped, because the engine stays.
 */
export class Batches {
  #pending: Buffer = NONE
  #hasStarted = false

  /** The pieces that are complete with this chunk. */
  push(chunk: Uint8Array): Buffer[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, bytes]) : bytes
    const complete: Buffer[] = []
    for (let end = this.#nextEnd(); end > 0; end = this.#nextEnd()) {
      complete.push(this.#pending.subarray(0, end))
      this.#pending = this.#pending.subarray(end)
    }
    return complete
  }

  /** Where the first complete piece ends; 0 while there is none. */
  #nextEnd(): number {
    const bytes = this.#pending
    if (!this.#hasStarted) {
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return 0
      this.#hasStarted = true
      return bytes.readInt32BE(0)
    }
    for (let at = 0; at + 5 <= bytes.length; ) {
      const next = at + 1 + bytes.readInt32BE(at + 1)
      if (next > bytes.length || bytes[at] === TERMINATE) return 0
      if (ENDINGS.has(bytes[at]!)) return next
      at = next
    }
    return 0
  }
}

/** The message by which PostgreSQL reports an error before it ends the connection. */
export function fatalResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}
