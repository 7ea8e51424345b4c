import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { fillInRegistration, logIn, PASSWORD, startAfresh, toasts } from './account-steps.ts'
import { test } from './mail-confirmed.ts'
import { keyOfSite, newestMail } from './mailbox.ts'
import { expect, expectAccessible } from './test.ts'

/** Signs a new person up by request; the address is not confirmed yet. */
async function signUp(request: APIRequestContext, site: string): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const response = await request.post('/auth/v1/signup', {
    params: { redirect_to: `${site}/auth/callback` },
    headers: { apikey: await keyOfSite(request) },
    data: { email, password: PASSWORD, data: { name: 'Nora Newcomer' } },
  })
  expect(response.status()).toBe(200)
  return email
}

/** Opens a mailed link and presses the button of the page that asks. */
async function follow(page: Page, link: string, button: string) {
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

test('a new account waits for its mail, which opens it', async ({ page, request, expectedErrors }) => {
  const email = await fillInRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page)

  expectedErrors.push('/auth/v1/token', 'status of 400')
  await logIn(page, email, PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: 'confirm' })).toBeVisible()

  // Programs that check mails open their links, which uses nothing up.
  const { link } = await newestMail(request, email, 'confirm-sign-up')
  for (let n = 0; n < 3; n++) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm address' }).dblclick()
  await expect(toasts(page).getByText('Welcome, your address is confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/account/edit-profile')
  await expect(page.getByLabel('Name')).toHaveValue('Nora Newcomer')
})

test('the mailed code opens a new account on the page that waits for it', async ({
  page,
  request,
  expectedErrors,
}) => {
  const email = await fillInRegistration(page)
  const { code } = await newestMail(request, email, 'confirm-sign-up')
  expectedErrors.push('/auth/v1/verify', 'status of 403')
  await page.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a second sign-up with one address learns nothing, and the owner gets a mail', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await signUp(request, baseURL!)
  await follow(page, (await newestMail(request, email, 'confirm-sign-up')).link, 'Confirm address')
  await expect(page).toHaveURL(/\/dashboard/)
  await startAfresh(page)

  await page.goto('/register')
  await page.getByLabel('Name').fill('Somebody Else')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another copper lantern')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  expect((await newestMail(request, email, 'account-exists')).link).toBe('')
})

test('a link that signs in leads where the visitor wanted to go, once', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await signUp(request, baseURL!)
  await follow(page, (await newestMail(request, email, 'confirm-sign-up')).link, 'Confirm address')
  await expect(page).toHaveURL(/\/dashboard/)
  await startAfresh(page)

  await page.goto('/account/privacy')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  const { link } = await newestMail(request, email, 'magic-link')
  await follow(page, link, 'Sign in')
  await expect(page).toHaveURL(/\/account\/privacy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()

  await startAfresh(page)
  await follow(page, link, 'Sign in')
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
})

test('another address counts once both have confirmed', async ({ page, request, baseURL }) => {
  const email = await signUp(request, baseURL!)
  await follow(page, (await newestMail(request, email, 'confirm-sign-up')).link, 'Confirm address')
  await expect(page).toHaveURL(/\/dashboard/)

  const next = `${randomUUID()}@example.org`
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'E-mail address' })
  await section.getByLabel('New address').fill(next)
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(
    section.getByText(`Please open the links in the e-mails to ${email} and ${next}.`),
  ).toBeVisible()

  await follow(page, (await newestMail(request, email, 'email-change')).link, 'Confirm change')
  await expect(page.getByRole('heading', { level: 1, name: 'One more confirmation' })).toBeVisible()
  await expectAccessible(page)
  await follow(page, (await newestMail(request, next, 'email-change')).link, 'Confirm change')
  await expect(page).toHaveURL(/\/account\/security/)
  await expect(toasts(page).getByText('Your e-mail address is changed')).toBeVisible()
  await expect(section.getByText(`You sign in as ${next}.`)).toBeVisible()
  await newestMail(request, email, 'account-changed')

  await startAfresh(page)
  await logIn(page, next, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a link works without scripts up to the site, and speaks four languages', async ({
  browser,
  request,
  baseURL,
}) => {
  const email = await signUp(request, baseURL!)
  const { link } = await newestMail(request, email, 'confirm-sign-up')
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de', baseURL: baseURL! })
  const plain = await context.newPage()
  for (const [language, title] of [
    ['de', 'Bestätige deine Adresse'],
    ['es', 'Confirma tu dirección'],
    ['fr', 'Confirmez votre adresse'],
    ['en', 'Confirm your address'],
  ]) {
    await plain.goto(`${link}&lang=${language}`)
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await plain.getByRole('button', { name: 'Confirm address' }).click()
  await expect(plain).toHaveURL(/\/auth\/callback#access_token=/)
  await context.close()
})

test('a link that lost its end says so', async ({ page }) => {
  await page.goto('/auth/confirm?type=signup')
  await expect(page.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible()
  await expectAccessible(page)
})
