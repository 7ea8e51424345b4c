import type { Area } from '../area.ts'
import { pauseItem } from './use-cases/pause-item.ts'
import { publishItem } from './use-cases/publish-item.ts'

export const listingArea: Area = {
  useCases: [pauseItem, publishItem],
}
