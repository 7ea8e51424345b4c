import type { CategorySlug } from './categories.ts'
import type { SeedItem } from './items/seed-item.ts'
import type { PersonKey } from './people.ts'
import { seedId } from './seed-id.ts'

/** The ids of the demo world, the same in every database. */
export const personId = (key: PersonKey): string => seedId('person', key)
export const itemId = (item: Pick<SeedItem, 'key'>): string => seedId('item', item.key)
export const unitId = (item: Pick<SeedItem, 'key'>, label: number): string =>
  seedId('unit', `${item.key} ${label}`)
export const categoryId = (slug: CategorySlug): string => seedId('category', slug)
export const hubId = (key: string): string => seedId('hub', key)
export const bookingId = (key: string): string => seedId('booking', key)
export const orderId = (key: string): string => seedId('order', key)
