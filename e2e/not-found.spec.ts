import { expect, expectAccessible, test } from './test.ts'

test.use({ expectedErrors: ['/nowhere', '/product/'] })

test('an address that is unknown, or names no item, says so and leads on', async ({ page }) => {
  const ids = ['x', '00000000-0000-4000-8000-000000000000', "'%20or%201=1"]
  for (const path of ['/nowhere', ...ids.map((id) => `/product/${id}`)]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
  await expectAccessible(page)
})
