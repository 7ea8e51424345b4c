import { findFreeItem } from './free-item.ts'
import { newRenter, pay, putIntoBasket, typeCard } from './renter.ts'
import { expect, test } from './test.ts'

// Nine hours behind Berlin, so that ten in the morning there is another day here.
test.use({ timezoneId: 'America/Los_Angeles' })

const berlin = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(new Date(instant))

test('days and hours are those of the item, wherever the visitor is', async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request)
  const renter = await newRenter(page)
  await page.goto(`/product/${item.id}?from=${item.from}T01:00&to=${item.to}T23:00`)
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  const scope = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Book this item' })
  await expect(scope.getByText(/Times are local in Berlin, where it is/)).toBeVisible()
  const chosen = (day: string) => scope.locator(`[aria-selected="true"] [data-date="${day}"]`)
  await expect(chosen(item.from)).toBeVisible()
  if (item.to.slice(0, 7) === item.from.slice(0, 7)) await expect(chosen(item.to)).toBeVisible()
  await expect(scope.getByLabel('Return')).toHaveValue('23:00')

  const line = { itemId: item.id, title: item.title, start: item.startDate, end: item.endDate }
  await putIntoBasket(page, renter, [line])
  await page.goto('/basket')
  const day = (instant: string) => berlin(instant, { day: 'numeric', month: 'short' })
  await expect(page.getByRole('main')).toContainText(day(item.startDate))
  await expect(page.getByRole('main')).toContainText(day(item.endDate))
  await expect(page.getByRole('main')).toContainText('10:00')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/booking/summary')
  await expect(page.getByRole('main')).toContainText('10:00')
  await expect(page.getByRole('main')).toContainText('18:00')
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')
  await expect(page.getByRole('main')).toContainText('10:00')
  await expect(page.getByRole('main')).toContainText('18:00')
})
