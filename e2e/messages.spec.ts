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
  const told: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))))
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
  // The neighbour, who still looks at the conversation, is told over the socket.
  const isTold = (...parts: string[]) =>
    expect.poll(() => told.some((frame) => parts.every((part) => frame.includes(part))))
  await isTold('"realtime:messages:', 'Subscribed to PostgreSQL').toBe(true)
  await lenderPage.getByLabel('Message to Robin').fill('Like a vacuum cleaner.')
  await lenderPage.getByRole('button', { name: 'Send' }).click()
  await isTold('"table":"messages"', 'Like a vacuum cleaner.').toBe(true)
  await expect(page.getByRole('listitem').filter({ hasText: 'Like a vacuum cleaner.' })).toBeVisible()
  await expect(lenderPage.getByRole('listitem').filter({ hasText: 'Like a vacuum cleaner.' })).toBeVisible()
  // What is said while the neighbour has no connection is there as soon as there is one again.
  await page.context().setOffline(true)
  await lenderPage.getByLabel('Message to Robin').fill('Come and listen.')
  await lenderPage.getByRole('button', { name: 'Send' }).click()
  await expect(lenderPage.getByRole('listitem').filter({ hasText: 'Come and listen.' })).toBeVisible()
  const before = told.length
  await page.context().setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: 'Come and listen.' })).toBeVisible()
  const isSubscribedAgain = () =>
    told.slice(before).some((frame) => frame.includes('"realtime:messages:') && frame.includes('Subscribed'))
  await expect.poll(isSubscribedAgain).toBe(true)
  await expect(lenderPage.getByRole('link', { name: /Messages.*unread/ })).toBeHidden()
  await lenders.close()

  await page.goto('/dashboard/messages')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /Robin.*Come and listen\./ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Like a vacuum cleaner.' })).toBeVisible()
})
