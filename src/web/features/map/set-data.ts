import type { Map as GlMap } from 'maplibre-gl'

export const NOTHING = { type: 'FeatureCollection' as const, features: [] }

/** Gives a source of the ground other data; a map that was closed meanwhile has none. */
export function setData(map: GlMap, source: string, data: GeoJSON.GeoJSON): void {
  const found = map.getStyle() && map.getSource(source)
  if (found && 'setData' in found) (found.setData as (data: GeoJSON.GeoJSON) => void)(data)
}
