import type { Feature, Point } from 'geojson'
import type { Pin, PinCluster } from '#contract/search-answer.ts'

/** The features that the map clusters: a single item, or a cluster that the server made. */
export interface PinProperties {
  /** Tells it from all others: the map gives a feature once for each tile that it touches. */
  key: string
  id: string | null
  items: number
  cents: number
}

/** Pins for the map: the server's groups where it gave any, else one for each item. */
export function pinFeatures(pins: Pin[], clusters: PinCluster[]): Feature<Point, PinProperties>[] {
  const at = (
    longitude: number,
    latitude: number,
    properties: PinProperties,
  ): Feature<Point, PinProperties> => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })
  if (clusters.length > 0)
    return clusters.map(([longitude, latitude, items, cents, id], index) =>
      at(longitude, latitude, { key: id ?? `group ${index}`, id, items, cents }),
    )
  return pins.map(([id, longitude, latitude, cents]) =>
    at(longitude, latitude, { key: id, id, items: 1, cents }),
  )
}

/**
 * The sums that the map makes for a cluster: number of items, lowest price, whether the server knows more about them.
 */
export const GROUPED = {
  items: ['+', ['get', 'items']],
  cents: ['min', ['get', 'cents']],
  hasMore: ['max', ['case', ['>', ['get', 'items'], 1], 1, 0]],
} as const
