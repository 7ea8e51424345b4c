import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/web/routes.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

test.use({ expectedErrors: ['/nowhere', '/product/'] })

test('an address that is unknown, or names no item, says so and leads on', async ({ page }) => {
  const ids = ['x', UNKNOWN, "'%20or%201=1"]
  for (const path of ['/nowhere', ...ids.map((id) => `/product/${id}`)]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
  await expectAccessible(page)
})

const withValue = (address: string, value: string) => address.replace(/:\w+\??$/, value)

/** The addresses of the back office with a parameter, as `src/web/routes.ts` has them. */
const DETAILS = addresses(routes).filter((address) => address.startsWith('/admin/') && address.includes(':'))

function addresses(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (children ? addresses(children) : path ? [`/${path}`] : []))
}

test('each detail of the back office says that there is no such thing, and leads back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('/functions/v1/view-mail')
  expect(DETAILS.length).toBeGreaterThan(9)
  for (const address of DETAILS) {
    const answer = await page.request.get(withValue(address, 'No%20such'))
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).toContain('<title>There is no such ')
  }
  await signInAs(page, 'nora@demo.lendaround.example')
  for (const address of DETAILS.filter((each) => !each.endsWith('?'))) {
    await page.goto(withValue(address, address.endsWith(':id') ? UNKNOWN : 'no-such-thing'))
    await expect(page.getByRole('heading', { level: 1, name: /^There is no such / }), address).toBeVisible()
    await expect(page, address).toHaveTitle(/^There is no such .+ · Lendaround$/)
    const back = page.getByRole('main').getByRole('link', { name: /^Back to the / })
    expect(await back.getAttribute('href'), address).toMatch(/^\/admin(\/[a-z-]+)?$/)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Back to the / }).click()
  await expect(page).not.toHaveTitle(/There is no such/)
})

test('an unknown address of the back office is the office’s own for its staff, and the shop’s for others', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('/admin/nowhere')
  expect((await page.goto('/admin/nowhere/at-all'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await signInAs(page, 'miriam@demo.lendaround.example')
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: /^There is no such page/ })).toBeVisible()
  await expect(page).toHaveTitle(/^There is no such page .+ · Lendaround$/)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Back to the overview' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})
