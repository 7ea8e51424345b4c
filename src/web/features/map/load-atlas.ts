import { mesh } from 'topojson-client'
import atlasUrl from 'world-atlas/countries-50m.json?url'
import { type Atlas, landPolygons } from './land-polygons.ts'

/** Land and the borders on it, from a file of our own. */
export async function loadAtlas() {
  const response = await fetch(atlasUrl)
  const atlas = (await response.json()) as Atlas
  return {
    land: landPolygons(atlas),
    borders: mesh(atlas, atlas.objects.countries as never, (a, b) => a !== b),
  }
}
