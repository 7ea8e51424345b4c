import { newRenter } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from './test.ts'

const ADMIN = 'nora@demo.lendaround.example'

test('an admin finds people and gives them roles', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await newRenter(other, { verified: false })
  const email = await other.evaluate(
    () => JSON.parse(localStorage.getItem('sb-lendaround-auth-token')!).user.email as string,
  )
  await other.context().close()

  await signInAs(page, ADMIN)
  await page.goto('/admin')
  await expect(page.getByText('Items on offer')).toBeVisible()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByText(/^\d+ accounts$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Name, e-mail or id').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change roles of Robin Renter' }).click()
  await page.getByRole('button', { name: 'Change roles of Robin Renter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Roles of Robin Renter' })
  await dialog.getByRole('checkbox', { name: /^Moderator/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').getByText('Moderator')).toBeVisible()
})

test('the test mode opens the screen, and its action is denied all the same', async ({ page }) => {
  await newRenter(page, { verified: false })
  await page.evaluate(() => localStorage.setItem('testMode', 'true'))
  await page.goto('/admin/roles?q=robin')
  await page.getByRole('button', { name: 'Change roles of Robin Renter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Admin/ }).check()
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(page.getByText('Permission Error').last()).toBeVisible()
  await expect(page.getByText('You do not have permission to manage this user.').last()).toBeVisible()
})
