import { BROWSER_ARGUMENTS, findBrowser } from './browser/find-browser.ts'
import { expect, expectNoSidewaysScroll, signInAs, test } from './test.ts'

const { executablePath, env } = await findBrowser()

// What people set who see badly: letters twice as large, everywhere.
test.use({
  launchOptions: { executablePath, env, args: [...BROWSER_ARGUMENTS, '--blink-settings=defaultFontSize=32'] },
  locale: 'de-DE',
})

const PUBLIC = [
  '/',
  '/search',
  '/search?q=bohrmaschine',
  '/rent/berlin',
  '/login',
  '/register',
  '/terms',
  '/wishes/new',
]
const OWN = [
  '/dashboard',
  '/dashboard/customers',
  '/dashboard/listings',
  '/dashboard/calendar',
  '/dashboard/earnings',
  '/dashboard/payouts',
  '/dashboard/payout-settings',
  '/dashboard/messages',
  '/account/security',
]

test('pages with the largest text fit a phone', { tag: '@phone' }, async ({ page }) => {
  const fits = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Lädt' })).toHaveCount(0)
    await test.step(path, () => expectNoSidewaysScroll(page))
  }
  for (const path of PUBLIC) await fits(path)
  await page.goto('/search')
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expectNoSidewaysScroll(page)
  await signInAs(page, 'jonas@demo.lendaround.example')
  for (const path of OWN) await fits(path)
})
