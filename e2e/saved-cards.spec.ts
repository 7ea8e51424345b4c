import { findFree, holdAs, newRenter, pay, typeCard } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a card is saved at a payment, pays the next order with one press, and is removed', async ({ page }) => {
  const renter = await newRenter(page)
  await page.goto('/account/payment-methods')
  await expect(page.getByText('No saved cards')).toBeVisible()

  await holdAs(page, renter, await findFree(page, renter))
  await page.goto('/booking/summary')
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByLabel(/Save this card for next time/).check()
  await expectAccessible(page)
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')

  await holdAs(page, renter, await findFree(page, renter))
  await page.goto('/booking/summary')
  await expect(page.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/booking-success?order=*')

  await page.goto('/account/payment-methods')
  await expect(page.getByRole('button', { name: 'Remove Visa •••• 4242' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Visa •••• 4242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No saved cards')).toBeVisible()
})
