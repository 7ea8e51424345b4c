import { Duplex } from 'node:stream'

/** The part of the engine that a socket uses. */
export interface SocketEngine {
  /** Makes this socket the engine's session, when the engine is there. */
  open(socket: EngineSocket): Promise<void>
  send(socket: EngineSocket, bytes: Uint8Array<ArrayBuffer>): void
  closed(socket: EngineSocket): void
  /** Whether this socket keeps the process alive. */
  hold(socket: EngineSocket, isHeld: boolean): void
}

/** A part of an answer, and what to call when it has been read, so that more may come. */
export interface Piece {
  bytes: Uint8Array
  took(): void
}

type Done = (error?: Error | null) => void

/** A connection to the embedded engine as the database driver wants it: a socket that speaks PostgreSQL's protocol. */
export class EngineSocket extends Duplex {
  readonly #engine: SocketEngine
  readonly #pieces: Piece[] = []
  #wanted = false

  constructor(engine: SocketEngine) {
    super({ allowHalfOpen: false })
    this.#engine = engine
  }

  connect(): this {
    this.#engine.open(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  receive(piece: Piece): void {
    this.#pieces.push(piece)
    if (this.#wanted) this._read()
  }

  /** The engine sends `lastWords` and nothing after them. */
  finish(lastWords: Uint8Array): void {
    this.#drop()
    this.push(lastWords)
    this.push(null)
  }

  override _read(): void {
    this.#wanted = true
    while (this.#wanted && this.#pieces.length > 0) {
      const { bytes, took } = this.#pieces.shift()!
      took()
      this.#wanted = this.push(bytes)
    }
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#engine.send(this, new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#engine.send(this, new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#drop()
    this.#engine.closed(this)
    done(error)
  }

  #drop(): void {
    for (const { took } of this.#pieces.splice(0)) took()
  }

  ref(): this {
    this.#engine.hold(this, true)
    return this
  }

  unref(): this {
    this.#engine.hold(this, false)
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }
}
