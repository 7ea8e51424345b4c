interface Waiting {
  admit(): void
}

export interface GateLimits {
  /** The most pieces of work under way at a time. */
  most: number
  /** The most for one key. */
  mostPerKey?: number
  /** Milliseconds to wait before giving up. */
  patienceMs: number
}

/**
 * Runs a few pieces of work at a time. Waiting ones take turns by their key, so that a sender of a thousand delays
 * others only by the work under way, not by the work that waits. Refuses after a while with the error of the connection
 * pool: to the caller it is all the same.
 */
export class FairGate {
  readonly #most: number
  readonly #mostPerKey: number
  readonly #patienceMs: number
  readonly #running = new Map<string, number>()
  /** By key; the key whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiting>>()
  #total = 0

  constructor({ most, mostPerKey = most, patienceMs }: GateLimits) {
    this.#most = most
    this.#mostPerKey = mostPerKey
    this.#patienceMs = patienceMs
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    // Earlier requests of this key are waiting, and the key is not next.
    if (this.#mayStart(key) && !this.#waiting.has(key)) this.#start(key)
    else await this.#turn(key)
    try {
      return await work()
    } finally {
      this.#end(key)
    }
  }

  #mayStart = (key: string) => this.#total < this.#most && (this.#running.get(key) ?? 0) < this.#mostPerKey

  #start(key: string): void {
    this.#total++
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #end(key: string): void {
    this.#total--
    const left = (this.#running.get(key) ?? 0) - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    this.#admitNext()
  }

  #turn(key: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = {
      admit: () => {
        clearTimeout(late)
        resolve()
      },
    }
    const late = setTimeout(() => {
      this.#leave(key, waiting)
      reject(new Error('timeout exceeded when trying to connect'))
    }, this.#patienceMs)
    const queue = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, queue.add(waiting))
    return promise
  }

  #leave(key: string, waiting: Waiting): void {
    const queue = this.#waiting.get(key)
    queue?.delete(waiting)
    if (queue?.size === 0) this.#waiting.delete(key)
  }

  #admitNext(): void {
    for (const [key, queue] of this.#waiting) {
      if (!this.#mayStart(key)) continue
      const [first] = queue
      this.#waiting.delete(key)
      queue.delete(first!)
      if (queue.size > 0) this.#waiting.set(key, queue)
      this.#start(key)
      first!.admit()
      return
    }
  }
}
