import type { Area } from '../area.ts'
import { serveLinkPictures } from './serve-link-pictures.ts'

export const linkPicturesArea: Area = {
  routes: [{ path: '/og', create: serveLinkPictures }],
}
