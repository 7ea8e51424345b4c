import { expect, signInAs, test } from './test.ts'

declare global {
  interface Window {
    shifts: { value: number; moved: string }[]
  }
}

const OWN = [
  '/',
  '/dashboard',
  '/dashboard/customers',
  '/dashboard/listings',
  '/dashboard/calendar',
  '/dashboard/earnings',
  '/dashboard/payouts',
  '/dashboard/invoices',
  '/dashboard/messages',
  '/account',
  '/account/security',
  '/account/notifications',
  '/kyc-onboarding',
]
/** Google's line for a good page is 0.1, over its whole life. */
const MOST = 0.02

test('pages stand still while their data comes in', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element }[]
      })[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | '),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await signInAs(page, 'jonas@demo.lendaround.example')
  // No two answers come at the same time.
  let count = 0
  await page.route(/\/(rest|functions|auth)\/v1\//, async (route) => {
    count += 1
    await new Promise((resolve) => setTimeout(resolve, 50 + (count % 4) * 100))
    await route.continue().catch(() => {})
  })
  // What the strip of the home page shows is known from here on.
  await page.goto('/')
  await expect(page.locator('#strip section').first()).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('stripHeight'))
  for (const path of OWN)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect
        .soft(sum, shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`).join('\n'))
        .toBeLessThan(MOST)
    })
})
