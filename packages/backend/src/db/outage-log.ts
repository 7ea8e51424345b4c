import type { Log } from '#backend/log.ts'
import { isUnavailable } from './unavailable.ts'

/** Longer than any loop pauses that asks the database all the time, and than a request waits for a connection. */
const QUIET_MS = 30_000

/**
 * Logs that the database went away once, and once that it no longer fails, however many requests and loops notice:
 * otherwise an outage of minutes fills a disk, and hides its own beginning.
 */
export class OutageLog {
  readonly #log: Log
  readonly #quietMs: number
  #failures = 0
  #began = 0
  #quiet: NodeJS.Timeout | undefined

  constructor(log: Log, quietMs = QUIET_MS) {
    this.#log = log
    this.#quietMs = quietMs
  }

  /** Whether `error` is no more than one sign of the database being away. */
  covers(error: unknown): boolean {
    if (!isUnavailable(error)) return false
    this.note({ err: error })
    return true
  }

  /** One more sign that the database cannot do what it is asked, with what it said. */
  note(reason: object): void {
    this.#failures += 1
    if (this.#quiet) return void this.#quiet.refresh()
    this.#began = performance.now()
    this.#log.warn(reason, 'the database is not available')
    this.#quiet = setTimeout(() => this.#end(), this.#quietMs)
    this.#quiet.unref()
  }

  #end(): void {
    const seconds = Math.round((performance.now() - this.#began - this.#quietMs) / 1000)
    this.#log.warn({ failures: this.#failures, seconds }, 'the database is available again')
    this.#quiet = undefined
    this.#failures = 0
  }
}
