import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fillInRegistration, logIn, PASSWORD, register, startAfresh, toasts } from './account-steps.ts'
import { newestMail } from './mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from './test.ts'

const NEW_PASSWORD = 'seven quiet otters paint'

test('a visitor to a guarded page signs in and comes back to it', async ({ page }) => {
  await page.goto('/account/security')
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Jonas/ }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expectAccessible(page)
  // With it the account still lets this browser in while strangers guess its password.
  const device = (await page.context().cookies()).find(({ name }) => name === 'device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/auth/v1' })
})

test.describe('a login that fails', () => {
  test.use({ expectedErrors: ['/auth/v1/token', 'status of 400'] })

  test('says why and stays on the page', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Please enter both email and password', { exact: true })).toBeVisible()
    await logIn(page, 'nobody@example.org', 'wrong')
    await expect(
      page.getByText('Login failed. Please check your credentials.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/check your credentials/)).toHaveCount(1)
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('a weak password is seen while it is typed, and a strong one opens an account', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('password1')
  await expect(page.getByText('Password strength: very weak', { exact: true })).toBeVisible()
  await password.fill(PASSWORD)
  await expect(page.getByText('Password strength: strong', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await fillInRegistration(page)
  await expect(page).not.toHaveURL(/register/)
})

test('a profile is edited, with a picture, and seen at once', async ({ page }) => {
  await register(page)
  await page.goto('/account/edit-profile')
  await page.getByLabel('Name').fill('Nora Neighbour')
  await page.getByLabel('About you').fill('I lend ladders.')
  await page.getByLabel('Phone').fill('call me')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter a phone number')).toBeVisible()
  await page.getByLabel('Phone').fill('+49 30 1234567')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toasts(page).getByText('Profile saved')).toBeVisible()

  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await dialog.getByLabel('Zoom').fill('1.5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(toasts(page).getByText('Picture changed')).toBeVisible()
  await expect(page.locator('main img[src*="/avatars/"]')).toHaveJSProperty('naturalWidth', 160)

  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Nora Neighbour')
  await expectAccessible(page)
})

test('a forgotten password is replaced through a mail', async ({ page, request }) => {
  const email = await register(page)
  await startAfresh(page)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/forgot-password/)
  // The page before has such a field, too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page)
  const { link } = await newestMail(request, email, 'recovery')
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(toasts(page).getByText('Password changed')).toBeVisible()

  await startAfresh(page)
  await logIn(page, email, NEW_PASSWORD)
  await expect(page).not.toHaveURL(/login/)
})

test('a change of the way in asks once more who one is, where the sign-in is older, and then goes on', async ({
  page,
  expectedErrors,
}) => {
  await register(page)
  await page.goto('/account/security')
  let isStale = true
  await page.route('**/auth/v1/user*', async (route) => {
    if (route.request().method() !== 'PUT' || !isStale) return route.fallback()
    isStale = false
    expectedErrors.push('/auth/v1/user', 'status of 400')
    await route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'reauthentication_needed', msg: 'again' },
    })
  })
  await page.getByLabel('New address').fill('nora.next@example.org')
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('nora.next@example.org')).toBeVisible()
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})

test('a code by mail signs in without a password', async ({ page, request }) => {
  const email = await register(page)
  await startAfresh(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
  await expect(page.getByRole('heading', { name: 'Login with a code' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await page.getByLabel('Six-digit code').fill((await newestMail(request, email, 'magic-link')).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/login/)
})

test('longer languages fit as well', async ({ page }) => {
  await signInAs(page, 'jonas@demo.lendaround.example')
  for (const language of ['de', 'fr']) {
    for (const screen of ['edit-profile', 'security', 'privacy']) {
      await page.goto(`/account/${screen}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  }
})

test.describe('a life in data', () => {
  test.use({ expectedErrors: ['/auth/v1/logout', '/auth/v1/token', 'status of 400', 'status of 403'] })

  test('is exported and then deleted', async ({ page }) => {
    const email = await register(page)
    await page.goto('/account/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await (await downloading).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      account: [{ email }],
      profile: [{ name: 'Nora Newcomer' }],
    })

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill('not mine')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('This password is wrong', { exact: true })).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(toasts(page).getByText('Your account is deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)

    await logIn(page, email, PASSWORD)
    await expect(
      page.getByText('Login failed. Please check your credentials.', { exact: true }),
    ).toBeVisible()
  })
})
