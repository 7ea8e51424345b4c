import { newOffer } from './lender.ts'
import { bookAs, newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a lender accepts a request, and its renter cancels knowing what comes back', async ({
  page,
  browser,
}) => {
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const offer = await newOffer(lender, { is_instant: false })
  const renter = await newRenter(page)
  const id = await bookAs(page, renter, offer)

  await lender.goto(`/dashboard/customers/${id}`)
  await lender.getByRole('button', { name: 'Accept', exact: true }).click()
  const told = lender.getByRole('region', { name: 'Messages' })
  await expect(told.getByText('Accepted. The renter has been told.', { exact: true })).toBeVisible()
  await expect(lender.getByRole('button', { name: 'Accept', exact: true })).toBeHidden()

  await page.goto(`/dashboard/my-rentals/${id}`)
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the rental' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this rental?' })
  // Whether the card was charged by now or not.
  await expect(dialog.getByText(/€37\.00 of (?:the )?€37\.00/)).toBeVisible()
  await expect(dialog.getByText(/^This applies until /)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel the rental' }).click()
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await lender.reload()
  await expect(lender.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await lenders.close()
})

test('a lender declines a request, and its renter is told', async ({ page, browser }) => {
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const offer = await newOffer(lender, { is_instant: false })
  const renter = await newRenter(page)
  const id = await bookAs(page, renter, offer)

  await lender.goto(`/dashboard/customers/${id}`)
  await lender.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = lender.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByRole('textbox').fill('The saw is being repaired that week.')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(lender.getByRole('main').getByText('Declined', { exact: true }).first()).toBeVisible()
  await lenders.close()

  await page.goto(`/dashboard/my-rentals/${id}`)
  await expect(page.getByRole('main').getByText('Declined', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('The lender declined it. Nothing was charged.')).toBeVisible()
  await expect(page.getByText('The saw is being repaired that week.')).toBeVisible()
})
