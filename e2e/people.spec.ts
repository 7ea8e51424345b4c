import { newRenter } from './renter.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const MODERATOR = 'miriam@demo.lendaround.example'

test('a reader of a person’s page reports a review, and a moderator hides it', async ({ page, browser }) => {
  await newRenter(page, { verified: false })
  await page.goto('/search?q=drill')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('region', { name: 'Lent by' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expectAccessible(page)
  const person = page.url()
  const report = page.getByRole('link', { name: /^Report the review by/ })
  const address = (await report.first().getAttribute('href'))!
  await report.first().click()
  await page.getByText('It gives away private things').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your report is with our team' })).toBeVisible()

  const back = await (await browser.newContext()).newPage()
  await signInAs(back, MODERATOR)
  await back.goto('/admin/cases?about=review')
  await back.getByRole('main').getByRole('link').filter({ hasText: 'Gives away private things' }).click()
  await expectAccessible(back)
  await back.getByRole('button', { name: 'Hide the review' }).click()
  const dialog = back.getByRole('dialog')
  await dialog.getByText('Gives away private things').click()
  await dialog.getByRole('button', { name: 'Hide the review' }).click()
  await expect(dialog).toBeHidden()
  await back.context().close()

  // The page itself is kept for some seconds.
  await expect(async () => {
    await page.goto(person)
    await expect(report.first()).toBeVisible({ timeout: 5_000 })
    await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})

test('an admin opens a person, notes something, and looks at the figures', async ({ page }) => {
  await signInAs(page, 'nora@demo.lendaround.example')
  await page.goto('/admin/users?q=frieda')
  await page.getByRole('link', { name: /^Frieda/ }).click()
  await expect(page.getByRole('heading', { name: /^Frieda/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New note').fill('Called about the tent')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('listitem').getByText('Called about the tent')).toBeVisible()
  for (const [name, content] of [
    ['Figures', 'By city'],
    ['Failed work', 'Nothing has failed'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    await expectAccessible(page)
  }
})
