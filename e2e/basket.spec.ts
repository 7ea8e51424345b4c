import type { Page } from '@playwright/test'
import { type FreeItem, findFreeItem } from './free-item.ts'
import { holdAs, newRenter } from './renter.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './test.ts'

async function add(page: Page, item: FreeItem, isMobile: boolean) {
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.to}`)
  if (isMobile) await page.getByRole('button', { name: 'Review your choice' }).click()
  await page.getByRole('button', { name: 'Add to basket' }).last().click()
  // A press before the page's scripts are there takes effect once they are, but not on a page that was left before.
  await expect(page.getByText(/^(?:Added to your basket|Item already in basket)$/).last()).toBeVisible()
}

const openDrawer = (page: Page) => page.getByRole('button', { name: /^Basket/ }).click()

test('an added item is counted, kept over a reload, refused a second time, and the same in another tab', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request)
  await add(page, item, isMobile)
  await expect(page.getByText('Added to your basket', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Basket, 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Basket, 1 item' })).toBeVisible()

  await add(page, item, isMobile)
  await expect(page.getByText('Item already in basket', { exact: true })).toBeVisible()
  await expect(
    page.getByText('This item is already in your basket with the selected dates.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Basket, 1 item' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/basket')
  await other.getByRole('button', { name: `Remove ${item.title}` }).click()
  await expect(other.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Basket', exact: true })).toBeVisible()
})

test('a press before the scripts are there takes effect; the drawer leads a visitor to sign in, and back', async ({
  page,
  request,
}) => {
  const item = await findFreeItem(request)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(`/product/${item.id}?from=${item.from}&to=${item.to}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to basket' }).click()
  pressed.resolve()
  await expect(page.getByRole('button', { name: 'Basket, 1 item' })).toBeVisible()
  await openDrawer(page)
  const drawer = page.getByRole('dialog', { name: 'Basket' })
  await expect(drawer.getByText(item.title)).toBeVisible()
  await expect(drawer.getByText('Items are not reserved until payment is completed.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Sign in to book' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: /Marta/ }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled()
})

test('delivery and removal change the total', async ({ page, request, isMobile }) => {
  const item = await findFreeItem(request, 'unit_count=eq.1&delivery_methods=cs.{pickup,delivery}')
  await add(page, item, isMobile)
  await page.goto('/basket')
  const total = (cents: number) => page.getByText(`€${(cents / 100).toFixed(2)}`).first()
  await expect(total(item.pricePerDayCents * 2)).toBeVisible()
  await page.getByLabel('How you get it').selectOption('delivery')
  await expect(total(item.pricePerDayCents * 2 + 1_000)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Empty basket' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
})

test('an item that another renter took meanwhile is named and can be left out', async ({
  page,
  request,
  browser,
  isMobile,
}) => {
  const item = await findFreeItem(request)
  await newRenter(page)
  await add(page, item, isMobile)
  await page.goto('/basket')
  const other = await (await browser.newContext()).newPage()
  await holdAs(other, await newRenter(other), {
    itemId: item.id,
    title: item.title,
    start: item.startDate,
    end: item.endDate,
  })
  await other.context().close()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Items Unavailable' })
  await expect(dialog.getByText(item.title)).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to Basket' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await dialog.getByRole('button', { name: 'Remove Unavailable Items' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
})
