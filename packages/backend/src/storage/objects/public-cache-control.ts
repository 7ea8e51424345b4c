import type { ObjectRow } from './object-row.ts'

const A_YEAR_SECONDS = 31_536_000

/**
 * Caching of objects in public buckets: as the uploader requested. An uploader who set a year or more promised that the
 * address never shows other bytes, so browsers and caches need not revalidate at all.
 */
export function publicCacheControl({ metadata }: ObjectRow): string {
  const stored = metadata?.cacheControl ?? 'no-cache'
  const seconds = Number(/max-age=(\d+)/.exec(stored)?.[1] ?? 0)
  return seconds >= A_YEAR_SECONDS ? `public, max-age=${A_YEAR_SECONDS}, immutable` : stored
}
