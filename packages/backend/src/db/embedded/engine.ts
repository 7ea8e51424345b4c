import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '#backend/log.ts'
import {
  type EngineData,
  type FromEngine,
  makeShared,
  type Shared,
  type ToEngine,
} from './engine-messages.ts'
import { EngineSocket, type SocketEngine } from './engine-socket.ts'
import { fatalResponse } from './protocol.ts'

const FILE = join(import.meta.dirname, 'engine-worker.ts')

/**
 * PostgreSQL recurses in WebAssembly, on the stack of its thread: with less, that one ends before PostgreSQL's own limits
 * are reached, and what should be a refusal would be a crash.
 */
const STACK_MB = 64
/** The most that a statement's limit is stretched, as a factor, on a machine that gives it little processor time. */
const MOST_WAITING = 3
const STOP_MS = 10_000

interface Running {
  worker: Worker
  shared: Shared
}

/**
 * The embedded PostgreSQL in a thread of its own. A statement that takes too long ends the thread, which is safe as
 * it is for a killed process: another one opens the same files, and callers who wait for a connection get it then.
 */
export class Engine implements SocketEngine {
  /** Compiled once a process, and the faster the longer it has run. */
  static #program: WebAssembly.Module | undefined
  readonly #folder: string | undefined
  readonly #log: Log | undefined
  /** The thread that is there or on its way; `#live` once it answers, until it ends or is ended. */
  #running: Promise<Running> | undefined
  #live: Running | undefined
  #session: { socket: EngineSocket; number: number; running: Running } | undefined
  #lastNumber = 0
  #isStopping = false

  private constructor(folder: string | undefined, log: Log | undefined) {
    this.#folder = folder
    this.#log = log
  }

  /** Opens the files in `folder`, or a database in memory; throws where that fails. */
  static async start(folder: string | undefined, log?: Log): Promise<Engine> {
    const engine = new Engine(folder, log)
    await engine.#run()
    return engine
  }

  connect(): EngineSocket {
    return new EngineSocket(this)
  }

  /**
   * The milliseconds for which the statement under way may go on computing. Only processor time counts: on an
   * overloaded machine, ending statements that wait for a processor would only make more work.
   */
  async timeLeft(limitMs: number, elapsedMs: number): Promise<number> {
    const running = this.#session?.running
    if (!running || elapsedMs >= MOST_WAITING * limitMs) return 0
    const usage = await running.worker.cpuUsage().catch(() => undefined)
    if (!usage) return 0
    const { user, system } = usage
    return limitMs - (user + system - running.shared.began[0]!) / 1_000
  }

  /** Ends the statement that this connection is at, and with it the thread. */
  interrupt(socket: EngineSocket): void {
    if (this.#session?.socket !== socket) return
    const { running } = this.#session
    this.#log?.warn('a statement took too long: the embedded database is opened again')
    this.#endSession('57014', 'canceling statement due to statement timeout')
    this.#replace(running)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    const running = await this.#running?.catch(() => undefined)
    if (!running) return
    const ended = new Promise((resolve) => running.worker.once('exit', resolve))
    running.worker.ref()
    running.worker.postMessage({ type: 'stop' } satisfies ToEngine)
    const late = setTimeout(() => running.worker.terminate(), STOP_MS)
    await ended
    clearTimeout(late)
  }

  async open(socket: EngineSocket): Promise<void> {
    const running = await this.#run()
    if (socket.destroyed) return
    this.#endSession('57P01', 'terminating connection: the embedded database has one at a time')
    this.#session = { socket, number: ++this.#lastNumber, running }
    running.worker.ref()
    running.worker.postMessage({ type: 'open', session: this.#lastNumber } satisfies ToEngine)
  }

  send(socket: EngineSocket, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#session?.socket !== socket) return
    const { number, running } = this.#session
    running.worker.postMessage({ type: 'bytes', session: number, bytes } satisfies ToEngine, [bytes.buffer])
  }

  hold(socket: EngineSocket, isHeld: boolean): void {
    if (this.#session?.socket !== socket) return
    const { worker } = this.#session.running
    if (isHeld) worker.ref()
    else worker.unref()
  }

  closed(socket: EngineSocket): void {
    if (this.#session?.socket !== socket) return
    this.#session.running.worker.unref()
    this.#session = undefined
  }

  #endSession(code: string, reason: string): void {
    this.#session?.socket.finish(fatalResponse(code, reason))
    this.#session = undefined
  }

  /** The thread that runs, or the one that is being started; after a failure the next caller tries again. */
  #run(): Promise<Running> {
    if (this.#isStopping) return Promise.reject(new Error('The embedded database is closed'))
    return this.#running ?? this.#await(this.#startThread())
  }

  #await(starting: Promise<Running>): Promise<Running> {
    starting.catch((error: unknown) => {
      if (this.#running === starting) this.#running = undefined
      this.#log?.error({ err: error }, 'the embedded database cannot be opened')
    })
    this.#running = starting
    return starting
  }

  #startThread(): Promise<Running> {
    const { promise, resolve, reject } = Promise.withResolvers<Running>()
    const shared = makeShared()
    const data: EngineData = {
      shared,
      ...(this.#folder && { folder: this.#folder }),
      ...(Engine.#program && { program: Engine.#program }),
    }
    const worker = new Worker(FILE, { workerData: data, resourceLimits: { stackSizeMb: STACK_MB } })
    const running: Running = { worker, shared }
    let failure = new Error('The embedded database has ended')
    worker.on('message', (message: FromEngine) => {
      if (message.type === 'bytes') return this.#receive(running, message)
      if (message.type === 'crashed') failure = new Error(message.reason)
      if (message.type !== 'ready') return
      worker.unref()
      Engine.#program = message.program
      this.#live = running
      resolve(running)
    })
    worker.on('error', (error: Error) => {
      failure = error
    })
    worker.on('exit', () => {
      reject(failure)
      this.#ended(running, failure)
    })
    return promise
  }

  #receive(running: Running, { session, bytes }: { session: number; bytes: Uint8Array }): void {
    const took = () => {
      Atomics.add(running.shared.taken, 0, 1)
      Atomics.notify(running.shared.taken, 0)
    }
    if (this.#session?.number === session) this.#session.socket.receive({ bytes, took })
    else took()
  }

  #ended(running: Running, failure: Error): void {
    if (this.#isStopping || this.#live !== running) return
    this.#log?.error({ err: failure }, 'the embedded database failed and is opened again')
    this.#endSession('57P02', 'the embedded database failed and is opened again')
    this.#replace(running)
  }

  /** Starts another thread, once this one is gone for certain: two on the same files would corrupt them. */
  #replace(running: Running): void {
    this.#live = undefined
    if (!this.#isStopping) void this.#await(running.worker.terminate().then(() => this.#startThread()))
  }
}
