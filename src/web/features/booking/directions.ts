import type { Point } from '#domain/search/search.ts'

/** The address that opens the way to a place, on foot, in the map application of this device. */
export function directionsTo(place: Point | string, userAgent: string): string {
  const to = encodeURIComponent(typeof place === 'string' ? place : `${place.latitude},${place.longitude}`)
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}&dirflg=w`
  if (/Android/.test(userAgent)) return `geo:0,0?q=${to}`
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=${to}`
}
