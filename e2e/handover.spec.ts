import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { answerPoints } from './answer-points.ts'
import { BROWSER_ARGUMENTS, findBrowser } from './browser/find-browser.ts'
import { newOffer } from './lender.ts'
import { bookAs, newRenter } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const MINUTE_MS = 60_000

/** A rental that begins in half an hour, booked and paid; its id. */
async function bookForNow(lender: Page, renter: Page): Promise<string> {
  const offer = await newOffer(lender, { notice_hours: 0 })
  const start = new Date(Date.now() + 30 * MINUTE_MS)
  const end = new Date(start.getTime() + 48 * 60 * MINUTE_MS)
  return bookAs(renter, await newRenter(renter), {
    ...offer,
    start: start.toISOString(),
    end: end.toISOString(),
  })
}

const photo = async (colour: string) => ({
  name: 'drill.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

test('both sides record the handover with the checklist and photos, each once', async ({ page, browser }) => {
  test.slow()
  const context = await browser.newContext()
  const renter = await context.newPage()
  const id = await bookForNow(page, renter)

  let timesKept = 0
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith(`/booking/qr/${id}`)) timesKept++
  })
  await renter.goto(`/booking/qr/${id}`)
  const digits = renter.locator('figcaption').getByText(/^\d{3} \d{3}$/)
  await expect(digits).toBeVisible()

  await page.goto(`/dashboard/customers/${id}`)
  await page.getByRole('button', { name: 'Hand it over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand it over' })
  await dialog.getByLabel('The renter’s code').fill((await digits.textContent()) ?? '')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText('Look at every point and tap how it is.')).toBeVisible()
  await expect(
    dialog.getByRole('group', { name: 'Everything is there' }).getByRole('radio').first(),
  ).toBeFocused()
  await dialog
    .getByRole('group', { name: 'Cable and plug are intact' })
    .getByText('No', { exact: true })
    .click()
  await answerPoints(dialog)
  await dialog.locator('input[type=file]').setInputFiles(await photo('#c8553d'))
  await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toBeHidden()
  // The code that the renter is still holding out turns by itself.
  await expect(renter.getByText('Picked up', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Not as it should be: Cable and plug are intact')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm the pick-up' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  await renter.goto(`/dashboard/my-rentals/${id}`)
  await renter.getByRole('button', { name: 'Confirm the pick-up' }).click()
  const confirm = renter.getByRole('dialog', { name: 'Confirm the pick-up' })
  await answerPoints(confirm)
  await confirm.getByLabel('Note').fill('The cable is taped')
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(renter.getByText('The cable is taped')).toBeVisible()
  await expect(renter.getByText(/points checked, all fine/)).toBeVisible()
  await expect(renter.getByRole('button', { name: 'Confirm the pick-up' })).toHaveCount(0)
  await expectAccessible(renter)
  expect(timesKept, 'the worker loads the page that it keeps, by each of its two names').toBeLessThanOrEqual(
    2,
  )
  await context.close()
})

test('the lender’s camera reads the renter’s code', async ({ page, browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext()
  const id = await bookForNow(page, await context.newPage())
  await context.close()
  const session = await page.evaluate(() => localStorage.getItem('sb-lendaround-auth-token'))

  const seeing = await browserThatSees(`${baseURL}/dashboard/customers/${id}?code=123456`)
  const lender = await (await seeing.newContext({ locale: 'en-GB', permissions: ['camera'] })).newPage()
  await lender.goto(`${baseURL}/how-it-works`)
  await lender.evaluate((kept) => localStorage.setItem('sb-lendaround-auth-token', kept!), session)
  await lender.goto(`${baseURL}/dashboard/customers/${id}`)
  await lender.getByRole('button', { name: 'Hand it over' }).click()
  await lender.getByRole('button', { name: 'Scan the QR code' }).click()
  await expect(lender.getByLabel('The renter’s code')).toHaveValue('123456', { timeout: 30_000 })
  await expect(lender.locator('video')).toHaveCount(0)
  await seeing.close()
})

/** A browser whose camera shows this text as a QR code. */
async function browserThatSees(text: string): Promise<Browser> {
  const code = await QRCode.toBuffer(text, { scale: 8, margin: 4, errorCorrectionLevel: 'L' })
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
    .composite([{ input: code }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const film = join(await mkdtemp(join(tmpdir(), 'lendaround-camera-')), 'code.mjpeg')
  await writeFile(film, Buffer.concat(Array.from({ length: 10 }, () => frame)))
  const { executablePath, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    env,
    args: [
      ...BROWSER_ARGUMENTS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}
