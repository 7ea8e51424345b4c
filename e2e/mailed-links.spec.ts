import { randomUUID } from 'node:crypto'
import { becomeNobody, fillInRegistration, logIn, PASSWORD, toasts } from './account-steps.ts'
import { test } from './mail-confirmed.ts'
import { newestMail } from './mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts'

test('a new account waits for its mail, which opens it', async ({ page, request, expectedErrors }) => {
  const email = await fillInRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mailbox' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  expectedErrors.push('/auth/v1/token', 'status of 400')
  await logIn(page, email, PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: 'confirm' })).toBeVisible()

  await page.goto((await newestMail(request, email, 'confirm-sign-up')).link)
  await expect(toasts(page).getByText('Welcome, your address is confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/account/edit-profile')
  await expect(page.getByLabel('Name')).toHaveValue('Nora Newcomer')
})

test('somebody who signs up twice learns nothing, and the owner gets a mail', async ({ page, request }) => {
  const email = await fillInRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mailbox' })).toBeVisible()
  await page.goto((await newestMail(request, email, 'confirm-sign-up')).link)
  await expect(page).toHaveURL(/\/dashboard/)
  await becomeNobody(page)

  await page.goto('/register')
  await page.getByLabel('Name').fill('Somebody Else')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another copper lantern')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mailbox' })).toBeVisible()
  expect((await newestMail(request, email, 'account-exists')).link).toBe('')
})

test('a link that signs in leads where one wanted to go, once', async ({ page, request }) => {
  const email = await fillInRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mailbox' })).toBeVisible()
  await page.goto((await newestMail(request, email, 'confirm-sign-up')).link)
  await expect(page).toHaveURL(/\/dashboard/)
  await becomeNobody(page)

  await page.goto('/account/privacy')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Mail me a code instead' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  const { link } = await newestMail(request, email, 'magic-link')
  await page.goto(link)
  await expect(page).toHaveURL(/\/account\/privacy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()

  await becomeNobody(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
})

test('another address counts once both have confirmed', async ({ page, request }) => {
  const email = await fillInRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mailbox' })).toBeVisible()
  await page.goto((await newestMail(request, email, 'confirm-sign-up')).link)
  await expect(page).toHaveURL(/\/dashboard/)

  const next = `${randomUUID()}@example.org`
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'E-mail address' })
  await section.getByLabel('New address').fill(next)
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(
    section.getByText(`Please open the links in the mails to ${email} and to ${next}.`),
  ).toBeVisible()

  await page.goto((await newestMail(request, email, 'email-change')).link)
  await expect(page.getByRole('heading', { level: 1, name: 'One of two' })).toBeVisible()
  await expectAccessible(page)
  await page.goto((await newestMail(request, next, 'email-change')).link)
  await expect(page).toHaveURL(/\/account\/security/)
  await expect(toasts(page).getByText('Your e-mail address is changed')).toBeVisible()
  await expect(section.getByText(`You sign in as ${next}.`)).toBeVisible()
  await newestMail(request, email, 'account-changed')

  await becomeNobody(page)
  await logIn(page, next, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)
})
