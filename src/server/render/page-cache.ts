import { LRUCache } from 'lru-cache'
import { shownIds } from './shown-ids.ts'
import type { SharedPage } from './strip-nonce.ts'

const MAX_BYTES = 48 * 1024 * 1024

type Made = SharedPage | Response

interface Cached {
  page: SharedPage
  /** The ids of the items and people on the page. */
  shows: ReadonlySet<string>
}

interface Making {
  page: Promise<Made>
  /** What changed while the page was being made: it may show this as it was before. */
  changed: Set<string>
  isOutdated: boolean
}

/**
 * Pages cached for some time, of which the least recently used leave first, and those that show what has changed leave at
 * once. Requests for a page that is being made wait for it; when it turns out to be for one request only, the others are
 * told that it is `uncacheable`.
 */
export class PageCache {
  readonly #cached: LRUCache<string, Cached>
  readonly #making = new Map<string, Making>()

  constructor(keepMs: number) {
    this.#cached = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ page }) => Math.max(1, page.body.length),
      ttl: keepMs,
      ttlResolution: 0,
      perf: Date,
    })
  }

  /** Whether a page is there or being made, so that to ask for it costs nothing. */
  has = (key: string): boolean => this.#cached.has(key) || this.#making.has(key)

  async get(key: string, make: () => Promise<Made>): Promise<Made | 'uncacheable'> {
    const cached = this.#cached.get(key)
    if (cached) return cached.page
    const making = this.#making.get(key)
    if (!making) return this.#make(key, make)
    const made = await making.page
    if (made instanceof Response) return 'uncacheable'
    return isCurrent(making, shownIds(made.body)) ? made : this.get(key, make)
  }

  /** Forgets the pages that show this item or person. */
  forget(id: string): void {
    for (const { changed } of this.#making.values()) changed.add(id)
    for (const [key, { shows }] of this.#cached.entries()) if (shows.has(id)) this.#cached.delete(key)
  }

  forgetAll(): void {
    for (const making of this.#making.values()) making.isOutdated = true
    this.#cached.clear()
  }

  async #make(key: string, make: () => Promise<Made>): Promise<Made> {
    const making: Making = { page: make(), changed: new Set(), isOutdated: false }
    this.#making.set(key, making)
    try {
      const page = await making.page
      if (page instanceof Response) return page
      const shows = shownIds(page.body)
      if (isCurrent(making, shows)) this.#cached.set(key, { page, shows })
      return page
    } finally {
      this.#making.delete(key)
    }
  }
}

const isCurrent = ({ changed, isOutdated }: Making, shows: ReadonlySet<string>): boolean =>
  !isOutdated && ![...changed].some((id) => shows.has(id))
