import { newRenter } from './renter.ts'
import { expect, signInAs, test } from './test.ts'

const MODERATOR = 'miriam@demo.lendaround.example'

test('guarded screens ask a visitor to sign in, and remember where they wanted to go', async ({ page }) => {
  for (const path of ['/admin/users?q=marta', '/booking/summary', '/account/edit-profile']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('authRedirect'))).toBe(path)
  }
})

test('the back office sends others away and tells them which role they need', async ({ page }) => {
  const told = (words: string | RegExp) => expect(page.getByText(words).last()).toBeVisible()
  await newRenter(page, { verified: false })
  await page.goto('/admin/roles?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await told('Sie benötigen die Rolle admin um auf diese Seite zuzugreifen.')
  await page.goto('/admin/listings?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await told(/Sie benötigen die Rolle .*moderator.* um auf diese Seite zuzugreifen\./)

  await page.goto('/admin/users?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await told('Sie haben keine Berechtigung, auf diese Ressource zuzugreifen.')

  await signInAs(page, MODERATOR)
  await page.goto('/admin?lang=de')
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
  await page.goto('/admin/users?lang=de&q=marta')
  await expect(page.getByText('marta@demo.lendaround.example').first()).toBeVisible()
  await page.goto('/admin/roles?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await told('Sie benötigen die Rolle admin um auf diese Seite zuzugreifen.')
})
