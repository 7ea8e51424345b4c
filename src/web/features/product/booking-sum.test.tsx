// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { Translation } from '../../i18n/translation.tsx'
import { settle } from '../../lib/testing/show-screen.tsx'
import { BookingSum } from './booking-sum.tsx'
import type { Choice } from './use-choice.ts'

const instants = { startDate: '2031-01-05T09:00:00.000Z', endDate: '2031-01-06T17:00:00.000Z' }
const choice = {
  productId: 'drill',
  instants,
  refusal: { ok: false, code: 'DATES_TAKEN' },
} as unknown as Choice
const line = {
  id: '1',
  product: { id: 'drill', title: 'Drill', pricePerDay: 10, category: '', images: [] },
  ...instants,
  quantity: 1,
  deliveryMethod: 'pickup',
}
const hold = (change: object = {}) =>
  localStorage.setItem(
    'bookingData',
    JSON.stringify({ lines: [line], reservationIds: ['r'], expiresAt: '2999-01-01T00:00:00Z', ...change }),
  )

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await settle(async () => root.unmount())
  place.remove()
  localStorage.clear()
})

async function show(change: Partial<Choice> = {}) {
  await settle(async () =>
    root.render(
      <MemoryRouter>
        <Translation language="en" messages={catalogueOf('en', ['public'])}>
          <BookingSum choice={{ ...choice, ...change }} onAdd={() => {}} rentNow={() => null} />
        </Translation>
      </MemoryRouter>,
    ),
  )
  return place.textContent ?? ''
}

it('leads back to the checkout where the visitor holds the dates', async () => {
  hold()
  expect(await show()).toContain('You are holding these dates.')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/booking/summary')
})

it.each([
  ['has lapsed', { expiresAt: '2020-01-01T00:00:00Z' }, {}],
  ['is not placed yet', { reservationIds: [], expiresAt: '' }, {}],
  ['is of another item', {}, { productId: 'tent' }],
  ['is of another time', {}, { instants: { ...instants, endDate: '2031-01-07T17:00:00.000Z' } }],
])('says that dates are taken where the hold %s', async (_, held, chosen) => {
  hold(held)
  expect(await show(chosen)).toContain('These dates are no longer available.')
  expect(place.querySelector('a')).toBeNull()
})

it('leads back there also once it is known that nobody else has taken them', async () => {
  hold()
  expect(await show({ refusal: undefined })).toContain('You are holding these dates.')
})
