import type { Page } from '@playwright/test'
import { publishableKey } from './free-item.ts'
import { onOwnSite, START_MS } from './own-site.ts'
import { callAs, findFree, newRenter, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { test as base, expect } from './test.ts'

/** As `test`, on a demo of its own whose currency is the Swiss franc. */
const test = base.extend<object, { swissSite: string }>({
  swissSite: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright wants a pattern here
    async ({}, use) => {
      const settings = { LENDAROUND_MODE: 'demo', CURRENCY: 'CHF', PUBLISHABLE_KEY: publishableKey() }
      await onOwnSite(settings, use)
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ swissSite }, use) => use(swissSite),
})

const EURO = /€|\bEUR\b|\beuros?\b/i

/** All that a page says: its text, what its fields hold, and its head. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content')),
      ...[...document.querySelectorAll('script[type="application/ld+json"]')].map((data) => data.textContent),
      document.body.innerText,
      ...[...document.querySelectorAll('input')].map(({ value, placeholder }) => `${value} ${placeholder}`),
    ].join('\n'),
  )

async function expectFrancs(page: Page, { some = true } = {}) {
  if (some) await expect.poll(() => wordsOf(page)).toContain('CHF')
  expect(await wordsOf(page)).not.toMatch(EURO)
}

test('a site in francs says no euro from home to the ticket', async ({ page }) => {
  test.setTimeout(300_000)
  const renter = await newRenter(page)
  const line = await findFree(page, renter)
  for (const path of ['/', '/search', `/product/${line.itemId}`]) {
    await page.goto(path)
    await expectFrancs(page)
  }
  for (const path of ['/how-it-works', '/help-center', '/how-to-book']) {
    await page.goto(path)
    await expectFrancs(page)
  }
  await putIntoBasket(page, renter, [line])
  await page.goto('/basket')
  await expectFrancs(page)
  await proceed(page)
  await expectFrancs(page)
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFrancs(page, { some: false })
  const [{ id }] = await callAs<[{ id: string }]>(page, renter, 'GET', '/rest/v1/bookings?select=id')
  await page.goto(`/dashboard/my-rentals/${id}`)
  await expectFrancs(page)
  for (const path of [
    '/dashboard/my-rentals',
    '/dashboard/earnings',
    '/dashboard/payout-settings',
    '/upload',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFrancs(page, { some: false })
  }
})
