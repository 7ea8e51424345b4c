import { expect, expectAccessible, test } from './test.ts'

test('suggests as the visitor types, works by keyboard, and keeps recent searches until they are cleared', async ({
  page,
}) => {
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

test('fills a phone’s screen with suggestions, which the way back closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search?q=tent')
  await page.goto('/')
  const sheet = page.getByRole('dialog', { name: 'Search for things to rent' })
  const field = sheet.getByRole('combobox')
  await page.getByRole('combobox', { name: 'What' }).tap()
  await expect(field).toBeFocused()
  await expect(sheet.getByRole('heading', { name: 'Popular categories' })).toBeVisible()
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Remove: tent' }).tap()
  await expect(sheet.getByRole('heading', { name: 'Recent searches' })).toBeHidden()

  await field.pressSequentially('hammoc')
  await expect(sheet.getByRole('option', { name: /^hammock/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/')

  await page.getByRole('combobox', { name: 'What' }).tap()
  await sheet.getByRole('option', { name: /^hammock/ }).tap()
  await expect(page).toHaveURL(/\/search\?q=hammock/)
  await page.getByRole('combobox', { name: 'Search for things to rent' }).tap()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
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
