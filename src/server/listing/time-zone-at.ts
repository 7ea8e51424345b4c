import type { Point } from '#domain/search/search.ts'

/**
 * The time zone in which a point lies, as the tz database names it; at sea one such as Etc/GMT-1. Two where states
 * disagree: then the first.
 */
export async function timeZoneAt({ latitude, longitude }: Point): Promise<string> {
  // Its index is read when a place is first saved: the start does not wait for it.
  const { find } = await import('geo-tz/all')
  return find(latitude, longitude)[0] ?? 'Etc/UTC'
}
