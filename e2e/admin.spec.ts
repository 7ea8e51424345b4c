import { newRenter } from './renter.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

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
  await expect(page.getByRole('row', { name: /^Volume/ })).toBeVisible()
  await expect(page.getByText('Payments, records and ledger agree')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Say who runs it' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('Name, e-mail or id').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Robin Renter' }).click()
  await page.getByRole('link', { name: 'Change roles' }).click()
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

test('an admin filters, orders and saves the bookings, and opens one', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.goto('/admin/bookings')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(50)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(100)

  await page.getByLabel('Status').focus()
  await page.getByLabel('Status').selectOption('completed')
  await expect(page).toHaveURL(/status=completed/)
  await expect(page.getByLabel('Status')).toBeFocused()
  await page.getByRole('button', { name: 'Total' }).click()
  await expect(page).toHaveURL(/status=completed&sort=-total/)
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(rows).toHaveCount(50)
  await expect(rows.getByText('completed')).toHaveCount(50)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('bookings.csv')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Lender' }).click()
  await expect(page.getByRole('columnheader', { name: 'Lender' })).toBeHidden()
  await page.keyboard.press('Escape')

  await rows.first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(page).toHaveURL(/without=owner/)
  await expect(rows).toHaveCount(50)
})

test('the search of the back office leads everywhere, by the keyboard alone', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.goto('/admin/bookings')
  const number = await page.locator('tbody').getByRole('link').first().textContent()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('option', { name: 'Audit log' })).toBeVisible()
  await page.keyboard.type(number!)
  await expect(dialog.getByRole('option', { name: `${number} Booking` })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)

  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.keyboard.type('frieda@demo')
  await expect(dialog.getByRole('option').first()).toContainText('frieda@demo.lendaround.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Frieda/ })).toBeVisible()
})
