import { type OpenIdProvider, startOpenIdProvider } from '#backend/auth/testing/openid-provider.ts'
import { register, startAfresh, toasts } from './account-steps.ts'
import { expect, expectAccessible, test } from './test.ts'

let provider: OpenIdProvider
test.beforeAll(async () => {
  const port = Number(process.env.E2E_PROVIDER_PORT)
  provider = await startOpenIdProvider(`http://localhost:${process.env.E2E_PORT}`, port)
})
test.afterAll(() => provider.close())
test.describe.configure({ mode: 'serial' })

test('a newcomer signs up and in with a provider, and disconnects it', async ({ page }) => {
  const sub = crypto.randomUUID()
  provider.setPerson({ sub, email: `${sub}@example.org`, email_verified: true, name: 'Olga Open' })
  provider.setVisitor(sub)
  await page.goto('/register')
  await expect(page.getByText('By continuing you agree')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/account/edit-profile')
  await expect(page.getByLabel('Name')).toHaveValue('Olga Open')

  await startAfresh(page)
  await page.goto('/account/security')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  const section = page.getByRole('region', { name: 'Accounts elsewhere' })
  await expect(section.getByText(`${sub}@example.org`)).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Disconnect Acme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(section.getByText('Not connected')).toBeVisible()
})

test('a member connects a provider, which opens the account from then on, and not another one', async ({
  page,
  expectedErrors,
}) => {
  const sub = crypto.randomUUID()
  provider.setPerson({ sub, email: 'somebody-else@example.org', email_verified: false })
  provider.setVisitor(sub)
  await register(page)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Connect Acme' }).click()
  await expect(toasts(page).getByText('Connected:')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(page.getByText('somebody-else@example.org')).toBeVisible()

  await startAfresh(page)
  await register(page)
  await page.goto('/account/security')
  expectedErrors.push('grant_type=pkce', 'status of 422')
  await page.getByRole('button', { name: 'Connect Acme' }).click()
  await expect(page.getByRole('heading', { name: 'Connecting did not work' })).toBeVisible()
  await expect(page.getByText('already connected to another person')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to security' }).click()
  await expect(page.getByRole('button', { name: 'Connect Acme' })).toBeVisible()
})

test('a visitor who cancels at the provider hears that nothing happened', async ({ page }) => {
  provider.setVisitor(undefined)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
  await expect(page.getByText('You cancelled. Nothing has changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
