import type { SealedPage } from './seal-page.ts'

const MAX_BYTES = 48 * 1024 * 1024

type Made = SealedPage | Response
interface Kept {
  page: SealedPage
  until: number
}

/**
 * Pages kept for some seconds, the least recently used leave first. Requests for a page that is being
 * made wait for it; when it turns out to be for one request only, the others are told it is `taken`.
 */
export class PageCache {
  readonly #keepMs: number
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Made>>()
  #bytes = 0

  constructor(keepMs: number) {
    this.#keepMs = keepMs
  }

  async get(key: string, make: () => Promise<Made>): Promise<Made | 'taken'> {
    const kept = this.#kept.get(key)
    if (kept && kept.until > Date.now()) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept.page
    }
    const making = this.#making.get(key)
    if (making) {
      const made = await making
      return made instanceof Response ? 'taken' : made
    }
    const started = make()
    this.#making.set(key, started)
    try {
      const made = await started
      if (!(made instanceof Response)) this.#keep(key, made)
      return made
    } finally {
      this.#making.delete(key)
    }
  }

  #keep(key: string, page: SealedPage) {
    this.#drop(key)
    this.#kept.set(key, { page, until: Date.now() + this.#keepMs })
    this.#bytes += page.body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#bytes -= kept.page.body.length
    this.#kept.delete(key)
  }
}
