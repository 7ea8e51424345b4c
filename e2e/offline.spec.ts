import { bookAs, findFree, newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection every address shows the tickets and rentals of this device, until one signs out', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
  const renter = await newRenter(page)
  const line = await findFree(page, renter)
  const id = await bookAs(page, renter, line)
  const inList = page.locator(`main a[href="/dashboard/my-rentals/${id}"]`)
  const toTicket = page.locator(`main a[href="/booking/qr/${id}"]`)
  const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(0)))
  await page.goto('/dashboard/my-rentals')
  await expect(inList).toBeVisible()
  // A page is put into its store last, when all that it needs is there.
  const keeps = (path: string) => page.evaluate(async (at) => Boolean(await caches.match(at)), path)
  for (const path of ['/dashboard/my-rentals', `/booking/qr/${id}`, '/offline'])
    await expect.poll(() => keeps(path), path).toBe(true)

  await context.setOffline(true)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/search?q=drill')
  await expect(title).toHaveText('You are offline')
  await expect(toTicket).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection.')).toBeVisible()

  await page.getByRole('link', { name: 'All my rentals' }).click()
  await expect(page).toHaveURL(/\/dashboard\/my-rentals$/)
  await expect(page.getByText(/^No connection. This is what this device saved/)).toBeVisible()
  await expect(inList).toBeVisible()
  await page.goto(`/booking/qr/${id}`)
  await expect(page.getByRole('img', { name: /^QR code of booking/ })).toBeVisible()

  // Back online it goes on to the page that was wanted, and nothing old is shown.
  await page.goto('/how-it-works')
  await expect(title).toHaveText('You are offline')
  await context.setOffline(false)
  await expect(page).toHaveURL(/^[^#]*\/how-it-works$/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.locator('button:visible', { hasText: 'Logout' }).click()
  await expect(page.getByText('You have been successfully logged out.').last()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => (await stores()).filter((name) => name?.startsWith('ticket:'))).toEqual([])
  await context.setOffline(true)
  await page.goto(`/booking/qr/${id}`)
  await expect(title).toHaveText('You are offline')
  await expect(toTicket).toHaveCount(0)
})

test('the page without a connection speaks the language of the person, in their colours', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
  await page.goto('/how-it-works')
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => / de dark /.test(name)))
  const url = page.url()
  await context.addCookies([
    { name: 'language', value: 'de', url },
    { name: 'theme', value: 'dark', url },
  ])
  await page.reload()
  await expect.poll(kept).toHaveLength(1)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true)
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
