import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleInBothThemes, signInAs, test } from './test.ts'

test('a lender requests a payout, an admin approves it, and the bank pays', async ({ page, browser }) => {
  await signInAs(page, 'jonas@demo.lendaround.example')
  await page.goto('/dashboard/payouts')
  await page.getByRole('button', { name: 'Request payout' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Request payout' })
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByRole('button', { name: 'Request now' }).click()
  await expect(dialog.getByText('Payouts start at €20.00.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Amount').fill('20')
  await dialog.getByRole('button', { name: 'Request now' }).click()
  await expect(page.getByText('Payout requested', { exact: true }).last()).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /Payout \d+/ })
    .first()
  await expect(row).toContainText('Being checked')
  const number = (await row.textContent())!.match(/Payout (\d{4})/)![1]!
  await expectAccessible(page)

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, 'nora@demo.lendaround.example')
  await office.goto('/admin/payouts')
  const waiting = office.getByRole('listitem').filter({ hasText: number })
  await expect(waiting).toContainText('Jonas Weidner')
  await expectAccessible(office)
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('The payout to Jonas Weidner is approved').last()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: `Payout ${number}` })).toContainText('Paid', {
    timeout: 30_000,
  })
})

test('every sum of the earnings opens to the entries that it is the sum of', async ({ page }) => {
  await signInAs(page, 'theresa@demo.lendaround.example')
  await page.goto('/dashboard/earnings')
  await expect(page.getByRole('img', { name: /Earnings of the last twelve months/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Paid out: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Paid out' })
  await expect(dialog.getByText('Payout sent to your bank').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toMatch(
    /Date,Account,What,Booking,Item,Payout,Amount/,
  )
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test.describe('an IBAN that is wrong', () => {
  test.use({ expectedErrors: ['add-payout-method', 'status of 422'] })

  test('payout settings take an IBAN that is right, and say what is wrong with another', async ({ page }) => {
    await signInAs(page, 'marta@demo.lendaround.example')
    await page.goto('/dashboard/payout-settings')
    const switchWeekly = page.getByRole('switch', { name: /Pay me out every Monday/ })
    await expect(page.getByLabel('IBAN')).toBeVisible()
    await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00')
    await page.getByRole('button', { name: 'Add bank account' }).click()
    await expect(page.getByText('This is not an IBAN of a SEPA country.')).toBeVisible()
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await page.getByRole('button', { name: 'Add bank account' }).click()
    await expect(page.getByText('DE ···· 3000').first()).toBeVisible()
    await switchWeekly.click()
    await expect(switchWeekly).toBeChecked()
    await page.reload()
    await expect(switchWeekly).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove DE ···· 3000' }).click()
    await page.getByRole('button', { name: 'Remove account' }).click()
    await expect(page.getByText('DE ···· 3000 was removed').last()).toBeVisible()
    await expect(switchWeekly).not.toBeChecked()
  })
})

test('an affiliate sees what each level brought and why', async ({ page }) => {
  await signInAs(page, 'youssef@demo.lendaround.example')
  await page.goto('/dashboard/affiliate')
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/register\?ref=[A-Z0-9]+$/)
  await expectAccessible(page)
  await expect(page.getByText(/of \d+ people referred have rented something/)).toBeVisible()
  const figures = page.getByRole('region', { name: 'Your figures' })
  await expect(figures.getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: /^Level 1: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Level 1' })
  await expect(dialog.getByText(/A rental of /).first()).toBeVisible()
  await expectAccessible(page)
})
