import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { publishableKey } from './free-item.ts'
import { expect, keepSession } from './test.ts'

export const PASSWORD = 'copper lantern sails north'

/** Fills in and sends the form of `/register`, as a new person. */
export async function fillInRegistration(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await page.goto('/register')
  await page.getByLabel('Name').fill('Nora Newcomer')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  return email
}

/** Signs a new person up by request and leaves the session in the browser. */
export async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey() },
    data: { email, password: PASSWORD, data: { name: 'Nora Newcomer' } },
  })
  if (!response.ok()) throw new Error(`the sign-up failed: ${await response.text()}`)
  await keepSession(page, await response.json())
  return email
}

/** As on a new device: nothing in progress, and no session. */
export async function startAfresh(page: Page): Promise<void> {
  // A page of the site's own origin, without scripts: it is there at once.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** The code of an authenticator app; `ahead` steps of 30 s later, since no step counts twice. */
export const appCode = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })

/** Sets up two-factor authentication on the security page; gives the app's secret and a recovery code. */
export async function setUpSecondFactor(page: Page): Promise<{ secret: string; recovery: string }> {
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const enrol = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await expect(enrol.getByRole('img')).toHaveJSProperty('complete', true)
  const secret = ((await enrol.locator('.font-mono').textContent()) ?? '').replaceAll(' ', '')
  await enrol.getByLabel('Code from the app').fill(appCode(secret, -1))
  await enrol.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recovery }
}
