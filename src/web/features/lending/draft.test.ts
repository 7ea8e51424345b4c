import { expect, it } from 'vitest'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { type Draft, emptyDraft, savableRow } from './draft.ts'

const rowOf = (change: Partial<Draft>) => {
  const draft = { ...emptyDraft('en'), ...change }
  const problems = listingProblems({
    ...draft,
    photos: 0,
    hubs: 0,
    asked: [],
    hasPlace: draft.place !== null,
  })
  return savableRow(draft, problems)
}

it('keeps what was begun', () => {
  expect(rowOf({ title: ' Dr ', pricePerDayCents: 0 })).toMatchObject({ title: 'Dr', price_per_day_cents: 0 })
})

it('leaves out what the database would refuse', () => {
  const row = rowOf({ pricePerDayCents: Number.NaN, depositCents: -1, minHours: 48, maxHours: 24 })
  for (const column of ['price_per_day_cents', 'deposit_cents', 'min_hours', 'max_hours'])
    expect(row).not.toHaveProperty(column)
  expect(row).toMatchObject({ notice_hours: 2, price_per_hour_cents: null })
})
