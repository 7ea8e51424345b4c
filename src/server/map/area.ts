import type { Area } from '../area.ts'
import { serveTiles } from './serve-tiles.ts'

export const mapArea: Area = {
  routes: [{ path: '/tiles', create: serveTiles }],
}
