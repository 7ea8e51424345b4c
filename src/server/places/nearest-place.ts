import type { Point } from '#domain/search/search.ts'
import type { Gazetteer } from './gazetteer.ts'
import { kilometresTo } from './kilometres-to.ts'

const MAX_KM = 20
/** From so many inhabitants on a city tells where a smaller place is. */
const LARGE = 100_000
const MAX_KM_TO_LARGE = 60

/** The place in which a point lies: the one whose middle is nearest; -1 at sea, or outside of the gazetteer. */
export function nearestPlace(gazetteer: Gazetteer, point: Point): number {
  let [nearest, least] = [-1, MAX_KM]
  for (let place = 0; place < gazetteer.lines.length; place++) {
    // A degree is 111 km: most are ruled out without a look at the other.
    if (Math.abs(gazetteer.latitudes[place]! - point.latitude) * 111 > least) continue
    const km = kilometresTo(gazetteer, place, point)
    if (km < least) [nearest, least] = [place, km]
  }
  return nearest
}

/** The large city near a small place, by which two of one name are told apart; -1 for none, and for a large place. */
export function largeCityNear(gazetteer: Gazetteer, place: number): number {
  const { populations, latitudes, longitudes, cities } = gazetteer
  if (populations[place]! >= LARGE) return -1
  const here = { latitude: latitudes[place]!, longitude: longitudes[place]! }
  let [nearest, least] = [-1, MAX_KM_TO_LARGE]
  for (let large = 0; populations[large]! >= LARGE; large++) {
    if (cities[large]! >= 0) continue
    const km = kilometresTo(gazetteer, large, here)
    if (km < least) [nearest, least] = [large, km]
  }
  return nearest
}
