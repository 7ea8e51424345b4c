import { newOffer } from './lender.ts'
import { newRenter } from './renter.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from './test.ts'

test('a neighbour asks about an item, and its lender answers', async ({ page, browser }) => {
  const lenders = await browser.newContext()
  const lenderPage = await lenders.newPage()
  const offer = await newOffer(lenderPage)
  await newRenter(page, { verified: false })

  await page.goto(`/product/${offer.itemId}`)
  await page.getByRole('link', { name: 'Ask Robin a question' }).click()
  const field = page.getByLabel('Message to Robin')
  await field.fill('Is it loud?')
  // The unsent message is there again.
  await page.reload()
  await expect(field).toHaveValue('Is it loud?')
  await field.press('Shift+Enter')
  await field.pressSequentially('Neighbours …')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/messages\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Is it loud?' })).toHaveText(/Neighbours …/)
  await expect(field).toHaveValue('')

  await lenderPage.goto('/dashboard/messages')
  await expect(lenderPage.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible()
  await lenderPage.getByRole('link', { name: /Unread: Robin.*Is it loud\?/ }).click()
  await expect(lenderPage.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible()
  await expect(lenderPage.getByText(offer.title)).toBeVisible()
  await expectAccessible(lenderPage)
  await expectNoSidewaysScroll(lenderPage)
  await lenderPage.getByLabel('Message to Robin').fill('Like a vacuum cleaner.')
  await lenderPage.getByRole('button', { name: 'Send' }).click()
  await expect(lenderPage.getByRole('listitem').filter({ hasText: 'Like a vacuum cleaner.' })).toBeVisible()
  await expect(lenderPage.getByRole('link', { name: /Messages.*unread/ })).toBeHidden()
  await lenders.close()

  await page.goto('/dashboard/messages')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /Unread: Robin.*Like a vacuum cleaner\./ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Like a vacuum cleaner.' })).toBeVisible()
})
