import type { Page } from '@playwright/test'
import {
  appCode,
  logIn,
  PASSWORD,
  register,
  setUpSecondFactor,
  startAfresh,
  toasts,
} from './account-steps.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

/** The own profile as this browser's session can read it, without any screen. */
const readProfile = (page: Page) =>
  page.evaluate(async () => {
    const key = document.documentElement.innerHTML.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
    const { access_token } = JSON.parse(localStorage.getItem('sb-lendaround-auth-token')!)
    const response = await fetch('/rest/v1/profiles?select=email', {
      headers: { apikey: key, authorization: `Bearer ${access_token}` },
    })
    return response.status
  })

test('with a second factor a password alone opens nothing; a recovery code works once, and it can be turned off', async ({
  page,
  expectedErrors,
}) => {
  const email = await register(page)
  const { secret, recovery } = await setUpSecondFactor(page)
  await expect(page.getByText('10 recovery codes left', { exact: true })).toBeVisible()
  expect(await readProfile(page)).toBe(200)

  await startAfresh(page)
  await logIn(page, email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  expectedErrors.push('/rest/v1/profiles', 'status of 401')
  expect(await readProfile(page)).toBe(401)
  for (const path of ['/dashboard', '/account/privacy', '/account/edit-profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  }
  // Public pages still work.
  await page.goto('/search')
  await expect(page.getByRole('listitem').first()).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Six-digit code').fill(appCode(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account\/edit-profile$/)
  expect(await readProfile(page)).toBe(200)

  await startAfresh(page)
  await logIn(page, email, PASSWORD)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/account/security')
  await expect(page.getByText('9 recovery codes left', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a device is signed out from another one, is told so with the next step, and the password is changed', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const email = await register(page)
  await page.goto('/account/edit-profile')
  await expect(page.getByLabel('Name')).toHaveValue('Nora Newcomer')
  await page.evaluate(() => localStorage.setItem('bookingData', '{"of":"Nora"}'))

  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const other = await elsewhere.newPage()
  await signInAs(other, email, PASSWORD)
  await other.goto('/account/security')
  const devices = other.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.getByLabel('New password').fill('seven quiet otters paint')
  await other.getByRole('button', { name: 'Change password' }).click()
  await other.getByLabel('Current password').fill(PASSWORD)
  await other.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(other).getByText('Password changed')).toBeVisible()
  await elsewhere.close()

  expectedErrors.push('/rest/v1/', '/auth/v1/', 'status of 401', 'status of 403')
  await page.getByLabel('About you').fill('Still here?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('bookingData'))).toBeNull()
})
