// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const ITEM: BasketItem = {
  id: 'line',
  product: { id: 'drill', title: 'Drill', pricePerDay: 11, category: 'Tools', images: [] },
  startDate: '2027-01-21T09:00:00.000Z',
  endDate: '2027-01-22T17:00:00.000Z',
  quantity: 1,
  deliveryMethod: 'pickup',
}

/** The client is loaded when it is first asked for, which takes a busy machine a while. */
const PATIENT = { timeout: 10_000 }
vi.setConfig({ testTimeout: 20_000 })

let page: Awaited<ReturnType<typeof showScreen>>

const buttons = () => [...page.place.querySelectorAll<HTMLElement>('dialog button')].slice(1)
const labels = () => buttons().map((button) => button.textContent)

/** Presses the first button of a screen whose item is taken meanwhile. */
async function findTaken(load: Parameters<typeof showScreen>[0]) {
  answerWith({ '/rest/v1/rpc/unavailable_lines': () => Response.json([0]) })
  page = await showScreen(load)
  await page.press()
  await vi.waitFor(
    () => expect(page.place.querySelector('dialog')?.textContent).toContain('Items Unavailable'),
    PATIENT,
  )
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('offers a basket without what is taken, which leaves it', async () => {
  localStorage.setItem('basket', JSON.stringify([ITEM]))
  await findTaken(async () => {
    const { startSession } = await import('../../lib/session.ts')
    const { QueryClient } = await import('@tanstack/react-query')
    startSession(new QueryClient())
    const { CheckoutButton } = await import('./checkout-button.tsx')
    return <CheckoutButton forStranger />
  })
  expect(page.place.querySelector('dialog')?.textContent).toContain('Drill')
  expect(labels()).toEqual(['Back to Basket', 'Remove Unavailable Items'])
  await settle(async () => buttons()[1]!.click())
  expect(localStorage.getItem('basket')).toBe('[]')
})

it('speaks of no basket where one item was to be rented beside it', async () => {
  await findTaken(async () => {
    const { RentNowButton } = await import('./rent-now-button.tsx')
    const { product, ...wanted } = ITEM
    return <RentNowButton product={product} wanted={wanted} />
  })
  expect(labels()).toEqual(['Choose other dates'])
})
