import { expect, expectAccessible, signInAs, test } from './test.ts'

const MODERATOR = 'miriam@demo.lendaround.example'

test('a moderator approves a listing and sends one back, and its lender reads why', async ({
  page,
  browser,
}) => {
  await signInAs(page, MODERATOR)
  await page.goto('/admin/listings')
  await expect(page.getByRole('heading', { level: 1, name: 'Listings to approve' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /Zwanzig Umzugskisten/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('“Zwanzig Umzugskisten, stapelbar” is online').last()).toBeVisible()

  await page.goto('/admin/listings')
  await page.getByRole('link', { name: /Zelt/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zelt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this listing back?' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByText(/contact details/).click()
  await dialog.getByLabel('In your own words').fill('Bitte ohne Telefon.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('“Zelt” was sent back').last()).toBeVisible()

  const lender = await (await browser.newContext()).newPage()
  await signInAs(lender, 'frieda@demo.lendaround.example')
  await lender.goto('/dashboard/listings?lang=de')
  const card = lender
    .getByRole('listitem')
    .filter({ has: lender.getByRole('heading', { name: 'Zelt', exact: true }) })
  await expect(card.getByText('Bilder oder Texte enthalten Kontaktdaten')).toBeVisible()
  await expect(card.getByText('Bitte ohne Telefon.')).toBeVisible()
  await expectAccessible(lender)
  await lender.context().close()
})

test('a moderator looks at documents, approves one and rejects one', async ({ page }) => {
  await signInAs(page, MODERATOR)
  await page.goto('/admin/identities')
  await expect(page.getByRole('heading', { level: 1, name: 'Identities to check' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Katharina Wimmer/ }).click()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeDisabled()
  await page.getByRole('button', { name: 'Show the document' }).click()
  const document = page.getByRole('img', { name: 'Proof of business' })
  await expect(document).toBeVisible()
  await expect.poll(() => document.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.keyboard.press('Alt+a')
  await expect(page.getByText('Katharina Wimmer is told about the approval')).toBeVisible()
  // The next case waits for a press.
  await expect(page.getByRole('heading', { level: 1, name: /Katharina Wimmer/ })).toBeVisible()
  await expect(approve).toHaveCount(0)
  await expectAccessible(page)

  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('heading', { level: 1, name: /Gérard Fontaine/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the document' }).click()
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeEnabled()
  await page.keyboard.press('Alt+r')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/not a document that proves it/).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText('Gérard Fontaine is told why').last()).toBeVisible()
})
