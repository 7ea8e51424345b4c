import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlasUrl from 'world-atlas/countries-50m.json?url'

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** Land and the borders on it, from a file of our own. */
export async function loadAtlas() {
  const response = await fetch(atlasUrl)
  const atlas = (await response.json()) as Atlas
  return {
    land: feature(atlas, atlas.objects.land),
    borders: mesh(atlas, atlas.objects.countries as never, (a, b) => a !== b),
  }
}
