/** Senders that are remembered at a time; the ones that were seen longest ago go first. */
const MAX_SENDERS = 50_000

/**
 * A rate limit that is counted in this process alone, for requests so frequent that a row of the database for each
 * request would cost more than the request: `requests` in `seconds` for each sender, all of them at once if need be.
 * With several processes a sender has the limit in each (docs/decisions/reads-are-counted-in-each-process.md).
 */
export class ProcessRateLimit {
  readonly #perRequestMs: number
  readonly #burstMs: number
  /** When the requests so far would all have come at the allowed rate, by sender; epoch ms. */
  readonly #arrivesAt = new Map<string, number>()

  constructor({ requests, seconds }: { requests: number; seconds: number }) {
    this.#perRequestMs = (seconds * 1000) / requests
    this.#burstMs = seconds * 1000
  }

  /** Counts what costs as much as `cost` requests, and returns 0, or the milliseconds until it would pass. */
  take(sender: string, cost = 1, now = Date.now()): number {
    const wait = this.wait(sender, cost, now)
    if (wait > 0) return wait
    const arrivesAt = this.#arrival(sender, cost, now)
    this.#arrivesAt.delete(sender)
    this.#arrivesAt.set(sender, arrivesAt)
    if (this.#arrivesAt.size > MAX_SENDERS) this.#arrivesAt.delete(this.#arrivesAt.keys().next().value!)
    return 0
  }

  /** The same without counting it. */
  wait(sender: string, cost = 1, now = Date.now()): number {
    return Math.max(0, this.#arrival(sender, cost, now) - now - this.#burstMs)
  }

  #arrival(sender: string, cost: number, now: number): number {
    return Math.max(this.#arrivesAt.get(sender) ?? 0, now) + cost * this.#perRequestMs
  }
}
