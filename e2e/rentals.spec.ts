import { readFile } from 'node:fs/promises'
import { findFree, newRenter, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signInAs, test } from './test.ts'

test('a renter looks through upcoming, current and past rentals', async ({ page }) => {
  await signInAs(page, 'marta@demo.lendaround.example')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Needs your attention' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My rentals' }).click()
  const tabs = page.getByRole('tablist', { name: 'My rentals' })
  await tabs.getByRole('tab', { name: /Past/ }).click()
  await expect(page).toHaveURL(/tab=past/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Completed' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(tabs.getByRole('tab', { name: /Past/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('a newcomer has nothing, and is shown where to begin', async ({ page }) => {
  await newRenter(page, { verified: false })
  await page.goto('/dashboard/my-rentals')
  await expect(page.getByRole('heading', { name: 'Nothing coming up' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find something nearby' })).toHaveAttribute('href', '/search')
  await page.goto('/dashboard/calendar')
  await expect(page.getByRole('heading', { name: 'Nothing to plan yet' })).toBeVisible()
})

test.describe('a ticket', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a booking is shown to its renter alone, goes into a calendar, and shows the address once confirmed', async ({
    page,
    browser,
    expectedErrors,
  }) => {
    expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    const renter = await newRenter(page)
    const line = await findFree(page, renter)
    await putIntoBasket(page, renter, [line])
    await proceed(page)
    await typeCard(page, '4242 4242 4242 4242')
    await pay(page)
    await page.waitForURL('**/booking-success?order=*')

    // The ticket is whole without a connection, even where the page is opened anew.
    const ticket = page.getByRole('article')
    await expect(ticket.getByText('Confirmed')).toBeVisible()
    await expect(ticket.getByRole('img', { name: /^QR code of booking/ })).toBeVisible()
    // The page itself is kept last.
    const isStored = () => page.evaluate(async () => Boolean(await caches.match(location.href)))
    await expect.poll(isStored).toBe(true)
    await page.context().setOffline(true)
    const expectWhole = async () => {
      await expect(page.getByText(/^No connection. This is your booking/)).toBeVisible()
      await expect(ticket.getByText('Confirmed')).toBeVisible()
      await expect(ticket.getByRole('img', { name: /^QR code of booking/ })).toBeVisible()
      await expect(ticket.getByText(/^The next code in \d+ s$/)).toBeVisible()
    }
    await page.reload()
    await expectWhole()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toMatch(/DTSTART;TZID=Europe\/\w+:\d{8}T\d{6}\r\n/)
    expect(file).toMatch(/LOCATION:\S/)
    const details = (await ticket.getByRole('heading').getByRole('link').getAttribute('href'))!
    const address = details.replace('/dashboard/my-rentals', '/booking/qr')
    await page.goto(address)
    await expectWhole()
    await page.context().setOffline(false)

    await page.goto(details)
    await expect(page.getByText('Pick it up from')).toBeVisible()

    const stranger = await (await browser.newContext()).newPage()
    await newRenter(stranger, { verified: false })
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { name: 'This booking was not found' })).toBeVisible()
    await expect(stranger.getByText(line.title)).toHaveCount(0)
    await stranger.goto(address.replace('/booking/qr', '/dashboard/my-rentals'))
    await expect(stranger.getByRole('heading', { name: 'This booking was not found' })).toBeVisible()
    await expect(stranger.getByText(line.title)).toHaveCount(0)
    await stranger.goto('/booking/qr/nonsense')
    await expect(stranger.getByRole('heading', { name: 'This booking was not found' })).toBeVisible()
    await stranger.goto(`/dashboard/listings/${line.itemId}/times`)
    await expect(stranger.getByRole('heading', { name: 'This listing was not found' })).toBeVisible()
    await stranger.context().close()
  })
})
