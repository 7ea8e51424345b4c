import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, signInAs, test } from './test.ts'

test('a lender finds, sorts and narrows down the listings, and sees what is next', async ({ page }) => {
  await signInAs(page, 'jonas@demo.lendaround.example')
  await page.goto('/dashboard/listings')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  await expect(titles.first()).toBeVisible()
  const count = await titles.count()
  expect(count).toBeGreaterThan(1)
  await expectAccessibleInBothThemes(page)

  const heading = page.getByRole('heading', { level: 2 })
  const card = page.getByRole('main').getByRole('listitem').filter({ has: heading }).first()
  await expect(card.getByText('This month')).toBeVisible()
  await expect(card.getByText(/^rented on \d+ days? · earned €\d/)).toBeVisible()
  const handover = card.getByRole('link', { name: /picks it up|brings it back|was due/ })
  await expect(handover).toHaveAttribute('href', /\/dashboard\/my-rentals\/[0-9a-f-]{36}$/)

  await page.getByLabel('Sort by').selectOption('Title')
  await expect(page).toHaveURL(/sort=title/)
  const sorted = async () => {
    const found = (await titles.allInnerTexts()).map((title) => title.toLowerCase())
    return found.length > 1 && found.every((title, index) => index === 0 || found[index - 1]! <= title)
  }
  await expect.poll(sorted).toBe(true)

  const wanted = await titles.last().innerText()
  await page.getByLabel('Search by title').fill(wanted.toUpperCase())
  await expect(titles).toHaveText([wanted])
  await page.reload()
  await expect(titles).toHaveText([wanted])
  await page.getByLabel('State').selectOption('Taken down')
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(titles).toHaveCount(count)
  await expect(page.getByLabel('Search by title')).toHaveValue('')
})
