import type { Deps } from '#server/deps.ts'
import type { PageCache } from './page-cache.ts'

/** An item that appears may belong on any page: all are made anew, but not more often than this. */
const APPEARING_MS = 10_000

/**
 * Forgets pages when the database tells what has changed (`tell_shown`): those that show it at once, and some seconds after
 * an item has appeared all of them. What was said while the connection was lost is not known: all of them, too. Where
 * pages are made from replicas, they may have been made anew from one that was behind: they are forgotten again once none
 * is. Resolves once it listens.
 */
export function forgetChangedPages(
  cache: PageCache,
  { listener, db }: Pick<Deps, 'listener' | 'db'>,
): Promise<void> {
  let appearing: NodeJS.Timeout | undefined
  const forgetAll = () => {
    clearTimeout(appearing)
    appearing = undefined
    cache.forgetAll()
  }
  const forget = (told: string) => {
    if (told === 'much') forgetAll()
    else if (told !== 'appeared') cache.forget(told)
    else appearing ??= setTimeout(forgetAll, APPEARING_MS).unref()
  }
  const heard = (told: string) => {
    forget(told)
    if (db.replicas) setTimeout(forget, db.replicas.staleMs, told).unref()
  }
  db.onClose(async () => clearTimeout(appearing))
  return listener.listen('lendaround_shown', { heard, resumed: forgetAll })
}
