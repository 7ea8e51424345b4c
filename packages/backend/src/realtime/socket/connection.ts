import { WebSocket } from 'ws'
import type { Log } from '#backend/log.ts'
import type { Channel } from '../channel/channel.ts'
import type { Host } from '../host.ts'
import type { Counted } from '../limits.ts'
import { encodeFrame } from '../wire/encode.ts'
import type { Frame, Version } from '../wire/frame.ts'

/** How a socket was opened. */
export interface Handshake {
  version: Version
  /** The key or token of the socket itself. */
  token: string
  /** Its `x-…` headers, for policies. */
  headers: Record<string, string>
  /** As rate limits name it. */
  address: string
}

/** The server ends this socket on purpose, or restarts; the client connects again after either. */
export const GOING_AWAY = 1001
export const RESTARTING = 1012

let lastNumber = 0

/** One socket of a client, with its channels. */
export class Connection implements Counted {
  readonly id = String(++lastNumber)
  readonly handshake: Handshake
  /** By full topic. */
  readonly channels = new Map<string, Channel>()
  /** When it gave the last sign of life, and when it last had a channel; `performance.now()`. */
  heardAt = performance.now()
  usedAt = performance.now()
  /** The account that a channel of this socket was joined as. */
  person: string | undefined
  readonly #socket: WebSocket
  readonly #bufferedBytes: number
  readonly #log: Log
  readonly #work = new Map<string, Promise<void>>()

  constructor(socket: WebSocket, handshake: Handshake, { settings, deps }: Pick<Host, 'settings' | 'deps'>) {
    this.#socket = socket
    this.handshake = handshake
    this.#bufferedBytes = settings.bufferedBytes
    this.#log = deps.log
  }

  get version(): Version {
    return this.handshake.version
  }

  get sender(): string {
    return this.person ?? this.handshake.address
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(frame: Frame): void {
    this.sendEncoded(encodeFrame(this.version, frame))
  }

  /** A client that does not read what it is sent is cut off: what waits for it lies in our memory. */
  sendEncoded(data: string | Buffer): void {
    if (!this.isOpen) return
    this.#socket.send(data, { binary: typeof data !== 'string' })
    if (this.#socket.bufferedAmount > this.#bufferedBytes) this.cutOff()
  }

  reply({ ref, joinRef, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    if (ref !== null) this.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  /** Does the work on one topic in its order; at once where nothing is under way. A failure concerns this message alone. */
  inOrder(topic: string, work: () => Promise<void> | void): void {
    const before = this.#work.get(topic)
    const result = before ? before.then(() => this.#guard(work)) : this.#guard(work)
    if (!result) return
    const ended = result.finally(() => {
      if (this.#work.get(topic) === ended) this.#work.delete(topic)
    })
    this.#work.set(topic, ended)
  }

  #guard(work: () => Promise<void> | void): Promise<void> | void {
    const report = (error: unknown) => this.#log.error({ err: error }, 'a message of a socket failed')
    try {
      return work()?.catch(report)
    } catch (error) {
      report(error)
    }
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  /** Without the handshake at the end, for which the other side would have to be there. */
  cutOff(): void {
    this.#socket.terminate()
  }
}
