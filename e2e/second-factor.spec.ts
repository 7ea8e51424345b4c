import type { Page } from '@playwright/test'
import { appCode, becomeNobody, logIn, PASSWORD, register, setUpSecondFactor } from './account-steps.ts'
import { expect, signInAs, test } from './test.ts'

/** What the session in this browser gets of the own profile, asked without any screen. */
const readProfile = (page: Page) =>
  page.evaluate(async () => {
    const key = document.documentElement.innerHTML.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
    const { access_token } = JSON.parse(localStorage.getItem('sb-lendaround-auth-token')!)
    const response = await fetch('/rest/v1/profiles?select=email', {
      headers: { apikey: key, authorization: `Bearer ${access_token}` },
    })
    return response.status
  })

test('a password alone opens nothing, neither by the screens nor around them', async ({
  page,
  expectedErrors,
}) => {
  const email = await register(page)
  const { secret } = await setUpSecondFactor(page)
  expect(await readProfile(page)).toBe(200)

  await becomeNobody(page)
  await logIn(page, email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expectedErrors.push('/rest/v1/profiles', 'status of 401')
  expect(await readProfile(page)).toBe(401)
  for (const path of ['/dashboard', '/account/privacy', '/upload']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  }
  // What anybody may see is still there.
  await page.goto('/search')
  await expect(page.getByRole('listitem').first()).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Six-digit code').fill(appCode(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/upload$/)
  expect(await readProfile(page)).toBe(200)
})

test('who was signed out elsewhere is signed out here with the next step', async ({
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
  await other.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(
    other.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(1)
  await elsewhere.close()

  expectedErrors.push('/rest/v1/', '/auth/v1/', 'status of 401', 'status of 403')
  await page.getByLabel('About you').fill('Still here?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('bookingData'))).toBeNull()
})
