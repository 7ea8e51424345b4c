import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

test.use({ expectedErrors: ['/nowhere'] })

test('an unknown address says so and leads on', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
