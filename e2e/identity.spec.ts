import { newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a verified person can start over with their identity', async ({ page }) => {
  await newRenter(page)
  await page.goto('/kyc-onboarding')
  await expect(page.getByText('Your identity is verified')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your documents are deleted', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Document number')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
  // The button that opened the dialog is gone: the keyboard goes on at the form.
  await expect(page.locator('main :focus').getByLabel('Document number')).toBeVisible()
})
