import type { ObjectMetadata } from './object-row.ts'

export interface ServeOptions {
  /** `cache-control` instead of the stored one. */
  cacheControl?: string
  /** Instead of any `cache-control`: when the link stops working. */
  expires?: Date
  /** Whether only some callers may read it: a response to one of them must not be served to the next. */
  isPrivate?: boolean
}

/** The headers that say for how long, and for whom, a response may be cached. */
export function cachingHeaders(
  metadata: Partial<ObjectMetadata>,
  { cacheControl, expires, isPrivate }: ServeOptions,
): Record<string, string> {
  if (expires) return { expires: expires.toUTCString() }
  const asStored = cacheControl ?? metadata.cacheControl ?? 'no-cache'
  // Not all caches on the way look at the token; the browser's own would show it to the next person who signs in.
  if (isPrivate) return { 'cache-control': `private, ${asStored}`, vary: 'authorization, apikey' }
  return { 'cache-control': asStored }
}
