import type { Area } from '../area.ts'
import { servePlaces } from './serve-places.ts'

export const placesArea: Area = {
  routes: [{ path: '/places', create: servePlaces }],
}
