import { LISTING_COLUMN_OF, type ListingRow } from '#contract/listing.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingProblem } from '#domain/listing/listing-problems.ts'
import { NO_DISCOUNTS } from '#domain/money/price-rules.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** The fields of the wizard; photos are kept apart, because they save themselves. */
export interface Draft extends Omit<Listing, 'photos' | 'hubs' | 'hasPlace' | 'asked' | 'formerCountry'> {
  place: Point | null
}

export const emptyDraft = (language: string): Draft => ({
  title: '',
  description: '',
  categoryId: null,
  attributes: {},
  language,
  pricePerDayCents: 0,
  pricePerHourCents: null,
  weekendPriceCents: null,
  durationDiscounts: NO_DISCOUNTS,
  depositCents: 0,
  newPriceCents: null,
  minHours: 1,
  maxHours: 720,
  noticeHours: 2,
  bufferMinutes: 0,
  isInstant: true,
  cancellationPolicy: 'flexible',
  quantity: 1,
  deliveryMethods: ['pickup'],
  neighbourhood: '',
  city: '',
  country: 'DE',
  address: '',
  place: null,
})

/** May be empty in a draft: what was begun is kept. */
const UNFINISHED = /-(missing|short)$/

/** The columns that can be saved as they are: what no draft may contain stays as it was. */
export function savableRow(draft: Draft, problems: ListingProblem[]): Partial<ListingRow> {
  const wrong = new Set<string>()
  for (const { field, code } of problems) {
    if (UNFINISHED.test(code)) continue
    wrong.add(field)
    if (code === 'hours-reversed') wrong.add('minHours')
  }
  const fields = Object.entries(LISTING_COLUMN_OF).filter(([field]) => !wrong.has(field))
  return Object.fromEntries(fields.map(([field, column]) => [column, clean(draft[field as keyof Draft])]))
}

const clean = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
