import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

test('suggests as the visitor types, works by keyboard, and keeps recent searches until they are cleared', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'What' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await field.pressSequentially('hamm')
  await expect(list.getByRole('option', { name: /^hammock/ })).toBeVisible()
  await expect(list.getByRole('option', { name: /^hammer drill/ })).toBeVisible()
  // Nothing around the form cuts the list off.
  const last = list.getByRole('option').last()
  await last.scrollIntoViewIfNeeded()
  await last.click({ trial: true })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await field.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!)
  await field.press('Escape')
  await expect(list).toBeHidden()
  await field.fill('hammoc')
  await list.getByRole('option', { name: /^hammock/ }).click()
  await expect(page).toHaveURL(/\/search\?q=hammock/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hammock')

  const header = page.getByRole('combobox', { name: 'Search for things to rent' })
  await header.fill('')
  await expect(list.getByRole('option').first()).toHaveText(/hammock/)
  await expect(list.getByRole('option', { name: /Category$/ }).first()).toBeVisible()
  await list.getByRole('option', { name: 'Clear recent searches' }).click()
  await header.fill('camp')
  await list.getByRole('option', { name: /Camping & outdoors/ }).click()
  await expect(page).toHaveURL(/\/search\?category=camping/)
})

test('leads to places and to items', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'Search for things to rent' })
  await field.fill('vien')
  await page
    .getByRole('option', { name: /^Vienna/ })
    .first()
    .click()
  await expect(page).toHaveURL(/place=Vienna/)
  await field.fill('sony')
  await page.getByRole('option', { name: /Sony full-frame camera/ }).click()
  await expect(page).toHaveURL(/\/product\//)
})

test('offers today, tomorrow and the weekend with one tap', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: /^When/ }).click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
  await expect(page.getByRole('button', { name: /^When: / }).first()).toBeVisible()
})
