import { newOffer } from './lender.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signInAs, test } from './test.ts'

const monthAhead = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1)).toISOString().slice(0, 7)
}

test('a lender sees all items in one calendar, by month and day by day', async ({ page }) => {
  await signInAs(page, 'jonas@demo.lendaround.example')
  await page.goto('/dashboard/calendar?view=month')
  const grid = page.getByRole('grid', { name: 'Your items day by day' })
  await expect(grid.getByRole('rowheader').first()).toBeVisible()
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByText('Agenda', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
})

test('days are blocked with the keyboard and given back', async ({ page }) => {
  const { title } = await newOffer(page)
  await page.goto(`/dashboard/calendar?view=month&month=${monthAhead()}`)
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${title}, .*\\b${name} .*, `) })
  await day('1').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Now press the last day' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block days' })
  await expect(dialog.getByLabel('First day')).toHaveValue(`${monthAhead()}-02`)
  await expect(dialog.getByLabel('Last day')).toHaveValue(`${monthAhead()}-04`)
  await dialog.getByLabel('Note').fill('Away')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(day('3').first()).toHaveAccessibleName(/Blocked$/)
  await expect(day('5').first()).toHaveAccessibleName(/free$/)

  // The bar lies exactly over its days.
  const [bar, first, last] = await Promise.all(
    [page.locator('[data-entry]'), day('2').first(), day('4').first()].map((one) => one.boundingBox()),
  )
  expect(Math.abs(bar!.x - first!.x)).toBeLessThan(2)
  expect(Math.abs(bar!.x + bar!.width - last!.x - last!.width)).toBeLessThan(2)

  await day('3').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(day('3').first()).toHaveAccessibleName(/free$/)
})

// A finger would scroll instead.
test('days are blocked by dragging over them', async ({ page }) => {
  const { title } = await newOffer(page)
  await page.goto(`/dashboard/calendar?view=month&month=${monthAhead()}`)
  const cells = page.getByRole('button', { name: new RegExp(`^${title}, `) })
  await cells.nth(9).hover()
  await page.mouse.down()
  await cells.nth(11).hover()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Block days' })
  await expect(dialog.getByLabel('First day')).toHaveValue(`${monthAhead()}-10`)
  await expect(dialog.getByLabel('Last day')).toHaveValue(`${monthAhead()}-12`)
})
