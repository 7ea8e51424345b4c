import type { CDPSession, Page } from '@playwright/test'
import { register, startAfresh, toasts } from './account-steps.ts'
import { expect, expectAccessible, test } from './test.ts'

/** A device with a fingerprint reader, as Chromium pretends it. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test('a passkey is added, named, signs in without a password, and is removed', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  const { cdp, authenticatorId } = await plugIn(page)
  await register(page)
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('No passkey yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toasts(page).getByText('Passkey added')).toBeVisible()
  await expect(section.getByText(/^Chrome on /)).toBeVisible()
  await expect(section.getByText('never used')).toBeVisible()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toasts(page).getByText('This passkey is in your account already.')).toBeVisible()
  await section.getByRole('button', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
  await dialog.getByLabel('Name').fill('Kitchen laptop')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(section.getByText('Kitchen laptop')).toBeVisible()
  await expectAccessible(page)

  await startAfresh(page)
  await page.goto('/account/security')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(section.getByText(/last used/)).toBeVisible()

  await section.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByText('No passkey yet.')).toBeVisible()

  // The device still has its half of the key.
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1)
  await startAfresh(page)
  expectedErrors.push('/passkeys/authentication/verify', 'status of 422')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toasts(page).getByText('We do not recognise this passkey.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a browser without passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined }),
  )
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'E-mail me a code instead' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})
