/** The way to an item in minutes, with its means of travel. */
export interface TravelTime {
  by: 'foot' | 'bike'
  minutes: number
}

/** Streets are longer than the straight line by about a third. */
const DETOUR = 1.3
const METRES_A_MINUTE = { foot: 80, bike: 240 }
const LONGEST_WALK = 20
const LONGEST_RIDE = 40

/** The straight-line distance that a person walks in so many minutes. */
export const walkedMetres = (minutes: number): number => (minutes * METRES_A_MINUTE.foot) / DETOUR

/** The walk or ride for this many metres in a straight line, at least a minute; undefined where it is too far for both. */
export function travelTime(metres: number): TravelTime | undefined {
  const minutes = (by: TravelTime['by']) => Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE[by]))
  if (minutes('foot') <= LONGEST_WALK) return { by: 'foot', minutes: minutes('foot') }
  if (minutes('bike') <= LONGEST_RIDE) return { by: 'bike', minutes: minutes('bike') }
  return undefined
}
