import type { Pin } from '#contract/search-answer.ts'

const APART_DEGREES = 0.0008

/**
 * Moves pins that stand on the very same spot apart, in a ring: places are rounded to about 300 m anyway, and no one
 * could reach the lower ones.
 */
export function spreadPins(pins: Pin[]): Pin[] {
  const spots = Map.groupBy(pins, ([, longitude, latitude]) => `${longitude},${latitude}`)
  return pins.map((pin) => {
    const [id, longitude, latitude, cents] = pin
    const together = spots.get(`${longitude},${latitude}`) ?? []
    if (together.length < 2) return pin
    const angle = (together.indexOf(pin) / together.length) * 2 * Math.PI
    const wide = APART_DEGREES / Math.cos((latitude * Math.PI) / 180)
    return [id, longitude + wide * Math.cos(angle), latitude + APART_DEGREES * Math.sin(angle), cents]
  })
}
