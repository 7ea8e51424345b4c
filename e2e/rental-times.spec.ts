import { newOffer } from './lender.ts'
import { expect, expectAccessible, test } from './test.ts'

test.use({ expectedErrors: ['/functions/v1/add-calendar-source', '400 (Bad Request)'] })

test('a lender sets handover times and blocks days, and renters see both', async ({ page }) => {
  const { itemId, title } = await newOffer(page)
  await page.goto('/dashboard/listings')
  await page.getByRole('link', { name: `Times of ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'When it can be rented' })).toBeVisible()
  await expect(page.getByText('Nothing is blocked.')).toBeVisible()

  await page.getByText('At certain times', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck()
  await page.getByLabel('Monday, from').selectOption('17:30')
  await page.getByLabel('Monday, until').selectOption('20:00')
  await page.getByRole('button', { name: 'Use the times of Monday on every open day' }).click()
  await expect(page.getByLabel('Friday, from')).toHaveValue('17:30')
  await page.getByLabel('Notice you need').selectOption({ label: '1 day' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved. It applies')).toBeVisible()
  await expectAccessible(page)

  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(day(20))
  await page.getByLabel('Last day').fill(day(21))
  await page.getByLabel('Note').fill('Moving house')
  await page.getByRole('button', { name: 'Block these days' }).click()
  await expect(page.getByText('Moving house')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Friday, from')).toHaveValue('17:30')
  await page.goto(`/product/${itemId}`)
  await expect(page.getByText('Mon–Fri')).toBeVisible()
  await expect(page.getByText('17:30–20:00')).toBeVisible()

  await page.goto(`/dashboard/listings/${itemId}/times`)
  await page.getByLabel('Name of the calendar').fill('Family')
  await page.getByLabel('Its iCal address').fill('nonsense')
  await page.getByRole('button', { name: 'Add the calendar' }).click()
  await expect(page.getByText('This is not a calendar address.')).toBeVisible()
  await page.getByLabel('Its iCal address').fill('webcal://127.0.0.1/family.ics')
  await page.getByRole('button', { name: 'Add the calendar' }).click()
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Family' }).click()
  await expect(page.getByText('No other calendar blocks it.')).toBeVisible()

  await page.getByRole('button', { name: 'Create an address' }).click()
  const address = await page.getByLabel('Secret address').inputValue()
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Unblock/ }).click()
  await expect(page.getByText('Nothing is blocked.')).toBeVisible()
})
