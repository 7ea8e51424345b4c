import type { FeatureCollection, MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { unwrapRing } from './unwrap-ring.ts'

export type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** The land of the atlas as a map can fill it: a coast that runs over the date line would tear up the continent. */
export function landPolygons(atlas: Atlas): FeatureCollection<MultiPolygon> {
  const land = feature(atlas, atlas.objects.land) as FeatureCollection<MultiPolygon>
  return {
    ...land,
    features: land.features.map((one) => ({
      ...one,
      geometry: {
        ...one.geometry,
        coordinates: one.geometry.coordinates.map((polygon) => polygon.map(unwrapRing)),
      },
    })),
  }
}
