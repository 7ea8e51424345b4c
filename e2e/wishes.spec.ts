import type { Browser } from '@playwright/test'
import { expect, expectAccessible, signInAs, test } from './test.ts'

async function openAs(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, `${name}@demo.lendaround.example`)
  return page
}

// A wish that is taken off is no longer there.
test.use({ expectedErrors: ['404'] })

test('a reported wish is taken off, its author objects, and an admin puts it back', async ({
  page,
  browser,
}) => {
  await page.goto('/wishes')
  await page.getByRole('link', { name: /Teppichreiniger/ }).click()
  await expect(page).toHaveURL(/\/wishes\/[\da-f-]{36}$/)
  const wish = page.url()

  const reporter = await openAs(browser, 'marta')
  await reporter.goto(wish)
  await reporter.getByRole('link', { name: 'Report this wish' }).click()
  await reporter.getByText('It is advertising, or no wish at all').click()
  await reporter.getByRole('button', { name: 'Send the report' }).click()
  await expect(
    reporter.getByRole('heading', { name: 'Thank you, your report is with our team' }),
  ).toBeVisible()

  const moderator = await openAs(browser, 'miriam')
  await moderator.goto('/admin/cases')
  await moderator.getByRole('link', { name: /Teppichreiniger/ }).click()
  await expect(moderator.getByRole('main').getByText('Wish of Frieda')).toBeVisible()
  await expectAccessible(moderator)
  await moderator.getByRole('button', { name: 'Take off' }).click()
  const dialog = moderator.getByRole('dialog', { name: 'Take this wish off?' })
  await dialog.getByText('Advertising, or no wish').click()
  await dialog.getByRole('button', { name: 'Take off' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This wish has ended' })).toBeVisible()

  const author = await openAs(browser, 'frieda')
  await author.goto(wish.replace('/wishes/', '/report/wish/'))
  await expect(author.getByRole('heading', { name: 'Object to the removal' })).toBeVisible()
  await author.getByLabel('Why should it be back?').fill('I really spilled red wine on my carpet.')
  await author.getByRole('button', { name: 'Send the objection' }).click()
  await expect(author.getByRole('heading', { name: 'Your objection is with our team' })).toBeVisible()

  const admin = await openAs(browser, 'nora')
  await admin.goto('/admin/cases?about=wish')
  await admin.getByRole('link', { name: /Teppichreiniger/ }).click()
  await expect(admin.getByRole('main').getByText('I really spilled red wine on my carpet.')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Put it back' }).click()
  await expect(admin.getByRole('button', { name: 'Put it back' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Teppichreiniger/ })).toBeVisible()
})
