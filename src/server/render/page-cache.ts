import { LRUCache } from 'lru-cache'
import type { SharedPage } from './strip-nonce.ts'

const MAX_BYTES = 48 * 1024 * 1024

type Made = SharedPage | Response

/**
 * Pages cached for some seconds, of which the least recently used leave first. Requests for a page that is being made
 * wait for it; when it turns out to be for one request only, the others are told that it is `uncacheable`.
 */
export class PageCache {
  readonly #cached: LRUCache<string, SharedPage>
  readonly #making = new Map<string, Promise<Made>>()

  constructor(keepMs: number) {
    this.#cached = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }) => Math.max(1, body.length),
      ttl: keepMs,
      ttlResolution: 0,
      perf: Date,
    })
  }

  /** Whether a page is there or being made, so that to ask for it costs nothing. */
  has = (key: string): boolean => this.#cached.has(key) || this.#making.has(key)

  async get(key: string, make: () => Promise<Made>): Promise<Made | 'uncacheable'> {
    const cached = this.#cached.get(key)
    if (cached) return cached
    const making = this.#making.get(key)
    if (making) {
      const made = await making
      return made instanceof Response ? 'uncacheable' : made
    }
    const started = make()
    this.#making.set(key, started)
    try {
      const made = await started
      if (!(made instanceof Response)) this.#cached.set(key, made)
      return made
    } finally {
      this.#making.delete(key)
    }
  }
}
