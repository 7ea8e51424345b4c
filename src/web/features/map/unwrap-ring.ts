import type { Position } from 'geojson'

const POLE = 90

/**
 * A ring that goes on beyond 180° where the data jumps to the other side of the world, so that no edge of it crosses the
 * whole map. One around a pole is closed along that pole's edge of the map.
 */
export function unwrapRing(ring: Position[]): Position[] {
  let turn = 0
  const unwrapped = ring.map(([longitude = 0, latitude = 0], index): Position => {
    const step = index === 0 ? 0 : longitude - ring[index - 1]![0]!
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [longitude + turn, latitude]
  })
  if (turn === 0) return unwrapped
  const pole = Math.sign(ring[0]![1]!) * POLE
  const [first, last] = [unwrapped[0]!, unwrapped.at(-1)!]
  return [...unwrapped, [last[0]!, pole], [first[0]!, pole], first]
}
