import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const ADMIN = 'nora@demo.lendaround.example'
const MODERATOR = 'miriam@demo.lendaround.example'

/** The colour of buttons, as the page has it. */
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

async function set(page: Page, setting: string, value: string) {
  await page.getByRole('button', { name: `Change ${setting}` }).click()
  const dialog = page.getByRole('dialog', { name: setting })
  await dialog.getByLabel('New value').fill(value)
  await dialog.getByLabel('Why?').fill('Agreed in the office')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('an admin plans another fee and changes the colour, which a visitor sees at once', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/how-it-works')
  const before = await accentOf(visitor)

  await signInAs(page, ADMIN)
  await page.goto('/admin/settings')
  await set(page, 'Main colour', '#0a4d8c')
  await expect(async () => {
    await visitor.reload()
    expect(await accentOf(visitor)).not.toBe(before)
  }).toPass()

  // At once it would be another one for the rentals of other tests.
  await page.getByRole('button', { name: 'Change Platform fee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Platform fee' })
  await dialog.getByLabel('New value').fill('12.5')
  await dialog.getByLabel('Why?').fill('Agreed in the office')
  await dialog.getByLabel('In force from').fill('2027-11-01T08:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/12\.5 ?% from/)).toBeVisible()

  await set(page, 'Main colour', '#0f5c45')
  await expect(async () => {
    await visitor.reload()
    expect(await accentOf(visitor)).toBe(before)
  }).toPass()
  await visitor.context().close()
})

test('an admin adds, renames and retires a category, and a visitor sees each at once', async ({
  page,
  browser,
}) => {
  // What another run has left behind has another name.
  const id = crypto.randomUUID().slice(0, 6)
  const visitor = await (await browser.newContext()).newPage()
  const shown = (name: string, isShown = true) =>
    expect(async () => {
      await visitor.goto('/search?lang=de')
      await expect(visitor.getByRole('link', { name, exact: true })).toHaveCount(isShown ? 1 : 0, {
        timeout: 500,
      })
    }).toPass()

  await signInAs(page, ADMIN)
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Add a category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please give it a name in this language.')).toHaveCount(4)
  for (const [language, name] of [
    ['English', `Things at sea ${id}`],
    ['Deutsch', `Seesachen ${id}`],
    ['Español', 'Cosas de mar'],
    ['Français', 'Choses de mer'],
  ] as const) {
    await dialog.getByLabel(`Name (${language})`).fill(name)
  }
  await dialog.getByRole('radio', { name: 'sailboat' }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await shown(`Seesachen ${id}`)

  await page.getByRole('button', { name: `Edit Things at sea ${id}` }).click()
  await page.getByRole('dialog').getByLabel('Name (Deutsch)').fill(`Bootszeug ${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await shown(`Bootszeug ${id}`)

  await page.getByRole('button', { name: `More for Things at sea ${id}` }).click()
  await page.getByRole('button', { name: 'Retire', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  const tree = page.getByRole('list', { name: 'Categories' })
  await expect(tree.getByRole('listitem').filter({ hasText: `Things at sea ${id}` })).toContainText('retired')
  await expectAccessible(page)
  await shown(`Bootszeug ${id}`, false)
  await visitor.context().close()
})

test('an admin sees where a setup stands; a moderator gets into none of it', async ({ page }) => {
  await signInAs(page, ADMIN)
  await page.goto('/admin/start')
  await expect(page.getByRole('heading', { name: /^Send a mail/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/hubs')
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await expectAccessible(page)

  await signInAs(page, MODERATOR)
  for (const name of ['settings', 'categories', 'hubs', 'start']) {
    await page.goto(`/admin/${name}`)
    await expect(page).toHaveURL(/\/dashboard/)
  }
})
