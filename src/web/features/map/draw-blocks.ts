import type { Feature } from 'geojson'
import type { Map as GlMap } from 'maplibre-gl'
import type { Area } from '#domain/search/search.ts'
import { setData } from './set-data.ts'
import { cityBlocks } from './shapes/city-blocks.ts'

export const BLOCKS_FROM = 13.6
/** How far beyond the visible area blocks are drawn, as a share of its width, so that short moves draw nothing. */
const AROUND = 0.25

/** Answers what draws the blocks of houses that are in sight; call it whenever the map has moved. */
export function drawBlocks(map: GlMap, shapes: Feature[]): () => void {
  let drawn: Area | undefined
  return () => {
    if (map.getZoom() < BLOCKS_FROM || shapes.length === 0) return
    const { _sw: from, _ne: to } = map.getBounds()
    if (drawn && contains(drawn, [from.lng, from.lat, to.lng, to.lat])) return
    const [wide, high] = [(to.lng - from.lng) * AROUND, (to.lat - from.lat) * AROUND]
    drawn = [from.lng - wide, from.lat - high, to.lng + wide, to.lat + high]
    setData(map, 'blocks', { type: 'FeatureCollection', features: cityBlocks(shapes, drawn) })
  }
}

const contains = ([west, south, east, north]: Area, inner: Area) =>
  inner[0] >= west && inner[1] >= south && inner[2] <= east && inner[3] <= north
