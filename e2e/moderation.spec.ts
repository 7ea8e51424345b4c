import { newRenter } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from './test.ts'

const MODERATOR = 'miriam@demo.lendaround.example'

const checkScreen = async (page: Parameters<typeof expectAccessible>[0]) => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

// Both projects work on one demo: each decides on what the other leaves.
test('a moderator decides on a listing, and its lender reads why', async ({ page, browser }, { project }) => {
  await signInAs(page, MODERATOR)
  await page.goto('/admin/listings')
  await expect(page.getByRole('heading', { level: 1, name: 'Listings to approve' })).toBeVisible()
  await checkScreen(page)

  if (project.name === 'phone') {
    await page.getByRole('link', { name: /Zwanzig Umzugskisten/ }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('“Zwanzig Umzugskisten, stapelbar” is online').last()).toBeVisible()
    return
  }
  await page.getByRole('link', { name: /Zelt/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zelt' })).toBeVisible()
  await checkScreen(page)
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
  await checkScreen(lender)
  await lender.context().close()
})

test('a moderator looks at a document and decides on it', async ({ page }, { project }) => {
  const name = project.name === 'phone' ? 'Katharina Wimmer' : 'Gérard Fontaine'
  await signInAs(page, MODERATOR)
  await page.goto('/admin/identities')
  await checkScreen(page)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Show the document' }).click()
  const document = page.getByRole('img', { name: 'Proof of business' })
  await expect(document).toBeVisible()
  await expect.poll(() => document.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await checkScreen(page)
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText(`${name} is told about the approval`).last()).toBeVisible()
    return
  }
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/not a document that proves it/).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText(`${name} is told why`).last()).toBeVisible()
})

test('the queues are closed to others, and a moderator finds the rest of the back office closed', async ({
  page,
}) => {
  await newRenter(page, { verified: false })
  await page.goto('/admin/listings?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(
    page.getByText(/Sie benötigen die Rolle .* um auf diese Seite zuzugreifen\./).last(),
  ).toBeVisible()
  await signInAs(page, MODERATOR)
  await page.goto('/admin?lang=de')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(
    page.getByText('Sie benötigen die Rolle admin um auf diese Seite zuzugreifen.').last(),
  ).toBeVisible()
})
