import type { Browser, Page } from '@playwright/test'
import { publishableKey } from './free-item.ts'
import { newOffer } from './lender.ts'
import { bookAs, callAs, newRenter, type Person } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

type Duty = 'support' | 'finance' | 'content'

/** The demo's admin, for requests beside the screens. */
async function adminOf(page: Page): Promise<Person> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey() },
    data: { email: 'nora@demo.lendaround.example', password: 'lendaround-demo' },
  })
  const session = await answer.json()
  return { id: session.user.id, token: session.access_token, key: publishableKey() }
}

/** A new person to whom an admin has entrusted this duty, signed in in this browser. */
async function newStaff(page: Page, duty: Duty): Promise<void> {
  const person = await newRenter(page, { verified: false })
  const admin = await adminOf(page)
  await callAs(page, admin, 'POST', '/functions/v1/change-duties', {
    userId: person.id,
    give: [duty],
    reason: 'New in the team',
  })
}

/** A paid rental of two other people, from windows of their own: its id and its number. */
async function newRental(browser: Browser): Promise<{ id: string; number: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const offer = await newOffer(page, { notice_hours: 0, is_instant: true, max_hours: 240 })
  const renter = await newRenter(page)
  const id = await bookAs(page, renter, offer)
  const path = `/rest/v1/bookings?id=eq.${id}&select=number,captured_cents`
  const load = () => callAs<[{ number: number; captured_cents: number | null }]>(page, renter, 'GET', path)
  // The price is taken by the server, by itself.
  await expect.poll(async () => (await load())[0].captured_cents).toBeGreaterThan(0)
  const [{ number }] = await load()
  await context.close()
  return { id, number }
}

/** The addresses in the navigation of the back office. */
async function pagesOf(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

async function expectClosed(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/dashboard/)
  }
}

test('support answers about a booking and decides a report, and moves no money', async ({
  page,
  browser,
}) => {
  const rental = await newRental(browser)
  await newStaff(page, 'support')
  await page.goto('/admin')
  expect(await pagesOf(page)).toEqual([
    ...['/admin', '/admin/figures', '/admin/listings', '/admin/cases', '/admin/identities', '/admin/claims'],
    ...['/admin/payouts', '/admin/second', '/admin/bookings', '/admin/items', '/admin/users', '/admin/mails'],
  ])
  await expectAccessible(page)

  await page.goto(`/admin/bookings?q=${rental.number}`)
  await page.getByRole('link', { name: String(rental.number) }).click()
  const actions = page.getByRole('region', { name: 'Step in' })
  await actions.getByRole('button', { name: 'Send the renter’s mail again' }).click()
  await expect(page.getByText('The mail is on its way again').last()).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Move money' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`/admin/cases/${await newCase(page, browser)}`)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Decided. Those concerned have been told.').first()).toBeVisible()
  await expectAccessible(page)

  await expectClosed(page, ['/admin/payments', '/admin/settings', '/admin/pages', '/admin/import'])
})

test('finance gives money back and exports payments, and decides on nobody', async ({ page, browser }) => {
  const rental = await newRental(browser)
  await newStaff(page, 'finance')
  await page.goto('/admin')
  expect(await pagesOf(page)).toEqual([
    ...['/admin', '/admin/payouts', '/admin/disputes', '/admin/second', '/admin/bookings', '/admin/payments'],
    ...['/admin/discrepancies', '/admin/affiliates', '/admin/ledger', '/admin/invoices', '/admin/tax'],
  ])

  await page.goto(`/admin/bookings/${rental.id}`)
  await page.getByRole('button', { name: 'Move money' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move money' })
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByLabel('Reason').fill('The battery was flat')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move the money' }).click()
  await expect(page.getByText('Done. The people concerned are told.').last()).toBeVisible()
  await expect(page.getByText('The battery was flat').first()).toBeVisible()

  await page.goto('/admin/payments')
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/)

  await expectClosed(page, [
    '/admin/cases',
    '/admin/users',
    '/admin/mails',
    '/admin/settings',
    '/admin/pages',
  ])
})

test('content plans an announcement, and sees neither people nor money', async ({ page }) => {
  await newStaff(page, 'content')
  await page.goto('/admin')
  expect(await pagesOf(page)).toEqual([
    ...['/admin', '/admin/categories', '/admin/hubs', '/admin/pages', '/admin/mail-texts'],
    '/admin/announcements',
  ])

  await page.goto('/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'New announcement' })
  const text = `Closed on the ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  // Not for the pages of other tests.
  await dialog.getByLabel('From').fill('2031-01-01T08:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Everybody')
  await expectNoSidewaysScroll(page)

  await expectClosed(page, ['/admin/bookings', '/admin/users', '/admin/payments', '/admin/cases'])
})

/** The case of one new person who reports another. */
async function newCase(page: Page, browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const window = await context.newPage()
  const { lender } = await newOffer(window)
  const reporter = await newRenter(window, { verified: false })
  await callAs(window, reporter, 'POST', '/functions/v1/report', {
    subject: 'person',
    id: lender.id,
    reason: 'name',
  })
  await context.close()
  const path = `/rest/v1/cases?person_id=eq.${lender.id}&select=id`
  const [one] = await callAs<[{ id: string }]>(page, await adminOf(page), 'GET', path)
  return one.id
}
