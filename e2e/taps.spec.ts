import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newOffer, type Offer } from './lender.ts'
import { newestMail } from './mailbox.ts'
import { bookAs, newRenter } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** The machine-readable lines of a German passport (ICAO 9303). */
const PASSPORT_LINES = `P<D<<NEWCOMER<<NORA<<<<<<<<<<<<<<<<<<<<<<<<<
C01X00T478D<<9005042F3405318<<<<<<<<<<<<<<<8`

/**
 * Counts each press as a tap, and each text that is typed as a field, the press into it included. Leafing to the month of
 * the wanted days is counted apart: at the end of a month it takes one more.
 */
function counter() {
  const counts = { taps: 0, fields: 0, months: 0 }
  return {
    counts,
    async leaf(control: Locator) {
      counts.months++
      await control.click()
    },
    async tap(control: Locator) {
      counts.taps++
      await control.click()
    },
    async type(field: Locator, text: string) {
      counts.fields++
      await field.fill(text)
    },
  }
}
type Counter = ReturnType<typeof counter>

const DAY_MS = 86_400_000
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** From the first page to something that is free, by its name. */
async function toProduct(page: Page, { tap, type }: Counter, offer: Offer) {
  await page.goto('/')
  await type(page.getByRole('combobox', { name: 'What' }), offer.title)
  await tap(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: offer.title }))
  await page.waitForURL('**/product/*')
}

/** From the product to its checkout, for two days of the calendar. */
async function toCheckout(page: Page, { tap, leaf }: Counter) {
  await tap(page.getByRole('button', { name: 'Choose dates' }))
  const sheet = page.getByRole('dialog')
  for (const date of [dayAhead(3), dayAhead(4)]) {
    const day = sheet.locator(`[data-date="${date}"]`)
    await expect(sheet.locator('[data-date]').first()).toBeVisible()
    if (!(await day.isVisible())) await leaf(sheet.getByRole('button', { name: 'Next month' }))
    await tap(day)
  }
  await tap(sheet.getByRole('button', { name: 'Rent now' }))
  await page.waitForURL('**/booking/summary')
}

async function typeCard(page: Page, { type }: Counter) {
  await type(page.getByLabel('Card number'), '4242 4242 4242 4242')
  await type(page.getByLabel('Valid until'), '12 / 34')
  await type(page.getByLabel('Security code'), '123')
}

test('a renter with a saved card gets from the first page to paid in 6 taps', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const lenders = await browser.newContext()
  const [offer, earlier] = [await newOffer(await lenders.newPage()), await newOffer(await lenders.newPage())]
  await lenders.close()
  await bookAs(page, await newRenter(page), earlier, { saveCard: true })

  const count = counter()
  await toProduct(page, count, offer)
  await toCheckout(page, count)
  await expect(page.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked()
  await expectAccessible(page)
  await count.tap(page.getByRole('button', { name: /^Pay €/ }))
  await page.waitForURL('**/booking-success?order=*')
  report('signed in', count)
  expect(count.counts.taps).toBeLessThanOrEqual(6)
  expect(count.counts.fields).toBeLessThanOrEqual(1)
})

/** From the product to its checkout, for both days of a weekend at once. */
async function toWeekendCheckout(page: Page, { tap }: Counter) {
  await tap(page.getByRole('button', { name: /^(This|Next) weekend$/ }))
  const sheet = page.getByRole('dialog')
  await expectAccessible(page)
  await tap(sheet.getByRole('button', { name: 'Rent now' }))
  await page.waitForURL('**/booking/summary')
}

/** Signs up at the checkout, and types what a telephone copies from the passport; its picture is still missing. */
async function signUp(page: Page, request: APIRequestContext, { tap, type }: Counter) {
  const email = `${crypto.randomUUID()}@example.org`
  await type(page.getByLabel('E-mail'), email)
  await tap(page.getByRole('button', { name: 'E-mail me a code' }))
  const { code } = await newestMail(request, email, 'magic-link')
  await type(page.getByLabel('Six-digit code'), code)
  await type(page.getByLabel('Lines with <<<'), PASSPORT_LINES)
  await expect(page.getByLabel('Last name')).toHaveValue('Newcomer')
  await expect(page.getByLabel('Expires on')).toHaveValue('2034-05-31')
}

/** One tap asks for the picture of the passport, and what was chosen is sent. */
async function proveIdentity(page: Page, { tap }: Counter) {
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'Add the photo and send it' }))
  await (await chooser).setFiles({ name: 'passport.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText('Held for you')).toBeVisible({ timeout: 20_000 })
  // The form that was sent is gone; the page stays at what became of it.
  await expect(page.getByText('Your identity is verified')).toBeInViewport()
}

test.describe('a newcomer', () => {
  test.use({ expectedErrors: ['/functions/v1/place-hold', 'status of 403'] })

  test('gets from the first page to paid by a wallet in 7 taps', {
    tag: '@phone',
  }, async ({ page, request, browser }) => {
    const lenders = await browser.newContext()
    const offer = await newOffer(await lenders.newPage())
    await lenders.close()

    const count = counter()
    await toProduct(page, count, offer)
    await toWeekendCheckout(page, count)
    await expect(page.getByRole('heading', { name: offer.title })).toBeVisible()
    await signUp(page, request, count)
    await proveIdentity(page, count)
    await count.tap(page.getByRole('button', { name: 'Test wallet' }))
    await expectNoSidewaysScroll(page)
    await count.tap(page.getByRole('button', { name: 'Confirm with your fingerprint' }))
    await page.waitForURL('**/booking-success?order=*')
    report('newcomer with a wallet', count)
    expect(count.counts.taps).toBeLessThanOrEqual(7)
    expect(count.counts.fields).toBeLessThanOrEqual(4)
  })

  test('pays by a typed card in 8 taps, for days of their own, and keeps what they typed on the way', {
    tag: '@phone',
  }, async ({ page, request, browser }) => {
    const lenders = await browser.newContext()
    const offer = await newOffer(await lenders.newPage())
    await lenders.close()

    const count = counter()
    await toProduct(page, count, offer)
    await toCheckout(page, count)
    await expect(page.getByRole('heading', { name: offer.title })).toBeVisible()
    await expectAccessible(page)
    await signUp(page, request, count)
    await typeCard(page, count)
    await proveIdentity(page, count)
    // Text typed while the identity was under review is still there.
    await expect(page.getByLabel('Security code')).toHaveValue('123')
    // The name of the passport is that of the card, until another is typed over it.
    await expect(page.getByLabel('Name on the card')).toHaveValue('Nora Newcomer')
    await expectNoSidewaysScroll(page)
    await count.tap(page.getByRole('button', { name: /^Pay €/ }))
    await page.waitForURL('**/booking-success?order=*')
    report('newcomer with a card', count)
    expect(count.counts.taps).toBeLessThanOrEqual(8)
    // Four more without the lines: number, names, day of birth and end of the document in place of one field.
    expect(count.counts.fields).toBeLessThanOrEqual(7)
  })
})

function report(who: string, { counts }: Counter) {
  process.stdout.write(`      ${who}: ${counts.taps} taps, ${counts.fields} fields\n`)
}
