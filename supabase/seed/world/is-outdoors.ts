import type { CategorySlug } from '../categories.ts'
import type { SeedItem } from '../items/seed-item.ts'

const OUTDOOR_CATEGORIES: CategorySlug[] = ['garden', 'camping', 'bikes']
const OUTDOOR_ITEMS = [
  'berlin-beer-benches',
  'vienna-scaffold-tower',
  'vienna-suitcases',
  'paris-party-tent',
  'madrid-bouncy-castle',
  'madrid-wheelbarrow',
  'madrid-high-chair',
  'madrid-camper-van',
]
const INDOOR_ITEMS = ['vienna-cargo-bike', 'paris-balcony-garden-set', 'madrid-car-fridge']

/** Whether an item would rather be photographed in the open. */
export const isOutdoors = ({ key, category }: SeedItem): boolean =>
  OUTDOOR_ITEMS.includes(key) || (OUTDOOR_CATEGORIES.includes(category) && !INDOOR_ITEMS.includes(key))
