import type { KnownPlace } from '#contract/search-answer.ts'
import { metresBetween } from '#domain/search/metres-between.ts'
import type { Place, Point } from '#domain/search/search.ts'

/** What is called so further away is another place of that name. */
const SAME_PLACE_M = 20_000

type Ask = { q: string; near?: Point } | { at: Point }

/** The known place of a search: a whole town where that was named, not the part in its middle; none if it is to be typed. */
export async function placeOfWish(
  place: Place | undefined,
  fetchPlaces: (ask: Ask) => Promise<KnownPlace[]>,
): Promise<KnownPlace | undefined> {
  if (!place) return undefined
  const { label, at } = place
  const [named, around] = await Promise.all([
    label ? fetchPlaces({ q: label, ...(at && { near: at }) }) : [],
    at ? fetchPlaces({ at }) : [],
  ])
  return named.find((one) => !at || metresBetween(one, at) < SAME_PLACE_M) ?? around[0]
}
