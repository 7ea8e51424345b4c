import type { Pin, PinCluster } from '#contract/search-answer.ts'
import type { Area, Place } from '#domain/search/search.ts'

const KM_A_DEGREE = 111.195
const EUROPE: Area = [-5, 39, 17, 54]

/** The bounds of the map: the searched area, else the place with the results, else the place's surroundings. */
export function boundsOf(
  search: { place?: Place | undefined; area?: Area | undefined },
  pins: Pin[],
  clusters: PinCluster[] = [],
): Area {
  if (search.area) return search.area
  const at = search.place?.at
  if (at && search.place && pins.length === 0) {
    const tall = search.place.radiusKm / KM_A_DEGREE
    const wide = tall / Math.cos((at.latitude * Math.PI) / 180)
    return [at.longitude - wide, at.latitude - tall, at.longitude + wide, at.latitude + tall]
  }
  if (pins.length === 0) return EUROPE
  const longitudes = [...pins.map(([, longitude]) => longitude), ...clusters.map(([longitude]) => longitude)]
  const latitudes = [...pins.map(([, , latitude]) => latitude), ...clusters.map(([, latitude]) => latitude)]
  if (at) {
    longitudes.push(at.longitude)
    latitudes.push(at.latitude)
  }
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
