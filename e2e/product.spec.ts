import { findFreeItem } from './free-item.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './test.ts'

test('a product shows what it is, who lends it, when it is free, and what it costs in all', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request)
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.to}`)
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lent by' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(
    page.getByText(`€${((item.pricePerDayCents * 2) / 100).toFixed(2)}`).filter({ visible: true }),
  ).toHaveCount(1)
  // A chosen day is readable under the pointer as well; a finger does not hover.
  if (!isMobile) await page.locator(`[data-date="${item.from}"]`).filter({ visible: true }).hover()
  await expectAccessibleInBothThemes(page)

  // A contrast theme takes the colours away; the days that are chosen are still told from the others.
  await page.emulateMedia({ forcedColors: 'active' })
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor)
  if (!isMobile) expect(await fillOf('[aria-selected="true"] [data-date]')).not.toBe(await fillOf('html'))
})

test('the calendar works by keyboard, and dates stay in the address', async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request)
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.to}`)
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  const scope = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Book this item' })
  // The calendar's code comes after the page's own.
  await expect(async () => {
    await scope.locator(`[data-date="${item.from}"]`).focus()
    await page.keyboard.press('ArrowRight')
    await expect(scope.locator(`[data-date="${item.to}"]`)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${item.to}`))
  await scope.getByLabel('Return').selectOption('16:00')
  await expect(page).toHaveURL(/to=[\d-]+T16(:|%3A)00/)
  await page.reload()
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  await expect(scope.getByLabel('Return')).toHaveValue('16:00')
})

test('one picked day is a whole day, and is offered where its hours cost more', async ({
  page,
  request,
  isMobile,
}) => {
  const item = await findFreeItem(request, 'unit_count=eq.1&price_per_hour_cents=not.is.null&min_hours=lte.4')
  const scope = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Book this item' })
  const aDay = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(
    item.pricePerDayCents / 100,
  )
  const total = scope.locator('summary', { hasText: 'Total for' })
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.from}`)
  // The picker's code comes after the page's own.
  await page.waitForLoadState('networkidle')
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  await expect(total).toHaveText(`Total for 1 day${aDay}`)
  await expect(scope.getByLabel('Return the next day')).toHaveValue('10:00')
  await expect(scope.locator('[aria-selected="true"] [data-date]')).toHaveCount(1)

  await scope.getByText('By the hour', { exact: true }).click()
  await expect(page).toHaveURL(/from=[\d-]+T10(:|%3A)00&to=[\d-]+T18(:|%3A)00/)
  await expect(total).toContainText('Total for 8 hours')
  await scope.getByLabel('Pick-up').selectOption('08:00')
  await scope.getByLabel('Return').selectOption('23:00')
  await expect(scope.getByText('A whole day costs less.')).toBeVisible()
  await expectAccessible(page)
  await scope.getByRole('button', { name: `Take the day for ${aDay}` }).click()
  await expect(total).toHaveText(`Total for 1 day${aDay}`)
  await expect(scope.getByRole('radio', { name: 'By the day' })).toBeChecked()
})

test('a photo is enlarged, also at the item’s other address, and gets the focus back afterwards', async ({
  page,
  request,
}) => {
  const item = await findFreeItem(request)
  await page.goto(`/product-details/${item.id}`)
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`/product/${item.id}$`))
  const photo = page.getByRole('button', { name: /^Photo 1 of \d, enlarge$/ })
  await photo.press('Enter')
  await expect(page.getByRole('dialog', { name: item.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: item.title })).toBeHidden()
  await expect(photo).toBeFocused()
})

test('choosing the delivery does not move the panel of choices', { tag: '@both' }, async ({
  page,
  request,
  isMobile,
}) => {
  const item = await findFreeItem(request, 'unit_count=eq.1&delivery_methods=cs.{pickup,delivery}')
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.to}`)
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  const frame = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Book this item' })
  const brought = frame.locator('label').filter({ hasText: 'Bring it to me' })
  await expect(brought).toContainText('€10')
  await brought.click()
  await expect(frame.getByRole('radio', { name: 'Bring it to me' })).toBeChecked()
  expect(await frame.evaluate((element) => element.scrollTop)).toBe(0)
  if (isMobile) await expect(frame.getByRole('button', { name: 'Close' })).toBeInViewport()
  else expect(await frame.evaluate((element) => element.clientHeight - element.scrollHeight)).toBe(0)
})

test('a broken rule is explained and cannot be put into the basket', async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request, 'unit_count=eq.1&max_hours=lt.2400', 100)
  const late = new Date(Date.parse(item.from) + 150 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/product/${item.id}?from=${item.from}&to=${late}`)
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  const scope = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Book this item' })
  await expect(
    scope.getByRole('alert').filter({ hasText: /shorter period|no longer available/ }),
  ).toBeVisible()
  await expect(scope.getByRole('button', { name: 'Add to basket' })).toBeDisabled()
})
