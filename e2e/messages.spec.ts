import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newOffer } from './lender.ts'
import { newRenter } from './renter.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './test.ts'

const conversationWith = (page: Page, name: string) =>
  page.getByRole('region', { name: `Conversation with ${name}` })
const said = (page: Page, name: string, text: string | RegExp) =>
  conversationWith(page, name).getByRole('listitem').filter({ hasText: text })

/** What is told over the socket is there within a second; a stalled machine gets the rest of the time. */
const SOON = { intervals: [50, 100, 100] }

test('a neighbour asks about an item, and both see each other write, read and lose the connection', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Whatever asks while the connection is gone.
  expectedErrors.push('ERR_INTERNET_DISCONNECTED')
  test.slow()
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
  await field.pressSequentially('Call 0171 2345678 …')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/messages\/[0-9a-f-]{36}$/)
  await expect(said(page, 'Robin', 'Is it loud?')).toContainText(
    /Call 0171 2345678.*Robin sees phone numbers/,
  )
  await expect(field).toHaveValue('')

  await lenderPage.goto('/dashboard/messages')
  await expect(lenderPage.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible()
  await lenderPage.getByRole('link', { name: /Unread: Robin.*Is it loud\?/ }).click()
  await expect(lenderPage.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible()
  await expect(lenderPage.getByRole('link', { name: offer.title }).first()).toBeVisible()
  // Until a rental is confirmed, the number stays with the site.
  await expect(said(lenderPage, 'Robin', 'Is it loud?')).toContainText(/Call ••••• ….*appear once the rental/)
  await expectAccessible(lenderPage)

  const isTold = (...parts: string[]) =>
    expect.poll(() => told.some((frame) => parts.every((part) => frame.includes(part))), SOON)
  await isTold('"realtime:messages:', 'Subscribed to PostgreSQL').toBe(true)
  await isTold('"realtime:conversation:', '"status":"ok"').toBe(true)
  await expect(said(page, 'Robin', /^Read$/)).toBeVisible()
  // Typing and the message come over the socket; the neighbour does not ask again meanwhile.
  await lenderPage.getByLabel('Message to Robin').pressSequentially('Like a vacuum')
  await expect(page.getByText('Robin is typing …')).toBeVisible()
  await isTold('realtime:conversation:', 'typing').toBe(true)
  await lenderPage.getByLabel('Message to Robin').pressSequentially(' cleaner.')
  await lenderPage.getByRole('button', { name: 'Send' }).click()
  await isTold('"table":"messages"', 'Like a vacuum cleaner.').toBe(true)
  await expect(said(page, 'Robin', 'Like a vacuum cleaner.')).toBeVisible()
  await expect(page.getByText('Robin is typing …')).toBeHidden()
  await expect(said(lenderPage, 'Robin', 'Like a vacuum cleaner.')).toBeVisible()

  // What either says while the neighbour has no connection waits, and is there once as soon as there is one again.
  await page.context().setOffline(true)
  await field.fill('Then I come by.')
  await field.press('Enter')
  await expect(said(page, 'Robin', 'Then I come by.')).toContainText('Waiting for a connection')
  await lenderPage.getByLabel('Message to Robin').fill('Come and listen.')
  await lenderPage.getByRole('button', { name: 'Send' }).click()
  await expect(said(lenderPage, 'Robin', 'Come and listen.')).toBeVisible()
  const before = told.length
  await page.context().setOffline(false)
  await expect(said(page, 'Robin', 'Come and listen.')).toBeVisible()
  await expect(said(lenderPage, 'Robin', 'Then I come by.')).toHaveCount(1)
  await expect(said(page, 'Robin', 'Then I come by.')).toHaveCount(1)
  await expect(said(page, 'Robin', 'Then I come by.')).not.toContainText('Waiting')
  const isSubscribedAgain = () =>
    told.slice(before).some((frame) => frame.includes('"realtime:messages:') && frame.includes('Subscribed'))
  await expect.poll(isSubscribedAgain).toBe(true)
  await expect(lenderPage.getByRole('link', { name: /Messages.*unread/ })).toBeHidden()
  await lenders.close()

  await page.goto('/dashboard/messages')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /Robin.*Then I come by\./ }).click()
  await expect(said(page, 'Robin', 'Like a vacuum cleaner.')).toBeVisible()
})

test('a message has pictures and quick replies, and what is too long is not sent', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const lenders = await browser.newContext()
  const lenderPage = await lenders.newPage()
  const offer = await newOffer(lenderPage)
  await newRenter(page, { verified: false })
  await page.goto(`/dashboard/messages/new?item=${offer.itemId}`)
  const field = page.getByLabel('Message to Robin')
  const send = page.getByRole('button', { name: 'Send' })

  await field.fill('x'.repeat(2_001))
  await expect(page.getByText('1 character too many')).toBeVisible()
  await expect(send).toBeDisabled()
  await field.fill('')

  await page.getByRole('button', { name: 'Quick replies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick replies' })
  await dialog.getByLabel('New quick reply').fill('I live on the third floor.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'I live on the third floor.' }).click()
  await expect(field).toHaveValue('I live on the third floor.')

  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'drill.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page).toHaveURL(/\/dashboard\/messages\/[0-9a-f-]{36}$/)
  const message = said(page, 'Robin', 'I live on the third floor.')
  await expect(message.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByRole('button', { name: 'Message settings' }).click()
  const typing = page.getByRole('switch', { name: 'Show when I am typing' })
  await typing.uncheck()
  // It is saved: a page that is left takes its requests along.
  await expect(typing).toBeEnabled()
  await page.reload()
  await page.getByRole('button', { name: 'Message settings' }).click()
  await expect(typing).not.toBeChecked()

  await lenderPage.goto(`${new URL(page.url()).origin}/dashboard/messages`)
  await lenderPage.getByRole('link', { name: /I live on the third floor/ }).click()
  await expect(said(lenderPage, 'Robin', 'third floor').getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await lenders.close()
})
