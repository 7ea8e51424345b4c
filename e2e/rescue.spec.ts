import type { Page } from '@playwright/test'
import { newOffer, type Offer, offered } from './lender.ts'
import { bookAs, callAs, newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

/** No other test looks here; where a city is, is the middle of what is offered in it. */
const FAR_AWAY = { city: 'Sassnitz', neighbourhood: 'Altstadt' }

/** The lender moves it far from what other tests and the demo offer. */
async function move(page: Page, { lender, itemId }: Offer, place: object): Promise<void> {
  await callAs(page, lender, 'POST', '/functions/v1/pause-item', { itemId })
  await callAs(page, lender, 'POST', '/functions/v1/locate-item', {
    itemId,
    address: 'Seestraße 1',
    ...place,
  })
  await callAs(page, lender, 'POST', '/functions/v1/publish-item', { itemId })
}

test('a renter whose lender cancels takes the next one at the old price', async ({ page, browser }) => {
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const lost = await newOffer(lender, FAR_AWAY)
  const dearer = await offered(browser, { ...FAR_AWAY, price_per_day_cents: 1_950 })
  const place = { latitude: 55 + Math.random() * 3, longitude: 16 + Math.random() * 3 }
  for (const offer of [lost, dearer]) await move(page, offer, place)
  const renter = await newRenter(page)
  const id = await bookAs(page, renter, lost, { saveCard: true })

  await lender.goto(`/dashboard/customers/${id}`)
  await lender.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await lender.getByRole('button', { name: 'Cancel the rental' }).click()
  const dialog = lender.getByRole('dialog', { name: 'Cancel this rental?' })
  await expect(dialog.getByText('The renter gets all €37.00 back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the rental' }).click()
  await expect(lender.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await lenders.close()

  await page.goto(`/dashboard/my-rentals/${id}`)
  const offers = page.getByRole('region', { name: 'Free nearby at the same hours' })
  const offer = offers.getByRole('listitem').filter({ hasText: dearer.title })
  await expect(offer.getByText('Costs €2.00 more. We pay the difference.')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Book for €37.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: dearer.title })).toBeVisible()
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByText('Paid by us')).toBeVisible()
  await expect(payment.getByText('€37.00', { exact: true })).toBeVisible()
})
