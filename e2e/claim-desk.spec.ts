import sharp from 'sharp'
import { newOffer } from './lender.ts'
import { bookAs, callAs, newRenter, type Person } from './renter.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const HOUR_MS = 3_600_000

test('the team settles a claim at its desk, with the photos of both handovers, and another one its appeal', async ({
  page,
  browser,
}) => {
  test.slow()
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const offer = await newOffer(lender, { notice_hours: 0, is_instant: true, max_hours: 240 })
  const renter = await newRenter(page)
  const start = new Date(Date.now() + HOUR_MS / 2)
  const line = {
    ...offer,
    start: start.toISOString(),
    end: new Date(start.getTime() + 24 * HOUR_MS).toISOString(),
  }
  const id = await bookAs(page, renter, line, { saveCard: true })
  const act = <Answer = unknown>(person: Person, name: string, more: object) =>
    callAs<Answer>(page, person, 'POST', `/functions/v1/${name}`, { id, ...more })
  const photo = async (person: Person, background: string) => {
    const path = `${id}/${person.id}/${crypto.randomUUID()}.png`
    const taken = await page.request.post(`/storage/v1/object/handovers/${path}`, {
      headers: { apikey: person.key, authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
      data: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .png()
        .toBuffer(),
    })
    expect(taken.ok()).toBe(true)
    return path
  }
  await act(renter, 'pick-up-booking', { photos: [await photo(renter, 'seagreen')] })
  await act(offer.lender, 'return-booking', {
    photos: [await photo(offer.lender, 'firebrick')],
    isUndamaged: false,
    note: 'The guard is bent',
  })
  const asked = {
    bookingId: id,
    kind: 'damage',
    amountCents: 1_200,
    description: 'The guard has a deep scratch',
  }
  const { id: claimId } = await act<{ id: string }>(offer.lender, 'open-claim', asked)
  await act(renter, 'dispute-claim', { id: claimId, message: 'It was so before' })

  const team = await browser.newContext()
  const desk = await team.newPage()
  await signInAs(desk, 'miriam@demo.lendaround.example')
  await desk.goto('/admin/claims')
  await expect(desk.getByText(/^Decide by /).first()).toBeVisible()
  await desk.locator(`a[href="/admin/claims/${claimId}"]`).click()
  await desk.getByRole('button', { name: 'Take it' }).click()
  await expect(desk.getByText('You are working on it')).toBeVisible()
  for (const side of ['Claimant', 'Respondent']) {
    const card = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('link', { name: `${side}: Robin Renter` }) })
    await expect(card).toContainText('No other claims')
  }
  // Both photos are there, drawn.
  for (const who of ['The renter at the pick-up', 'The lender at the return']) {
    const picture = desk.getByRole('listitem').filter({ hasText: who }).getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await desk.getByRole('button', { name: 'Read the messages' }).click()
  await expect(desk.getByText('They wrote nothing to each other.')).toBeVisible()
  // There is no service that translates.
  await expect(desk.getByRole('button', { name: /translat/i })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Decide' })
  await expect(dialog.getByText('By the statements alone: €6.00.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(dialog.getByLabel('gets')).toHaveValue('6')
  await dialog.getByLabel('Ready-made sentence').selectOption({ label: 'The photos show it' })
  await expect(dialog.getByLabel('Reason')).toHaveValue(/^The photos from the pick-up/)
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/dashboard/claims/${claimId}`)
  await page.getByRole('button', { name: 'Appeal' }).click()
  const appeal = page.getByRole('dialog', { name: 'Appeal' })
  await appeal.getByLabel('Your comment').fill('Look at the second photo')
  await appeal.getByRole('button', { name: 'Send' }).click()
  await expect(appeal).toBeHidden()

  await signInAs(desk, 'nora@demo.lendaround.example')
  await desk.goto(`/admin/bookings/${id}`)
  const photos = desk.getByRole('region', { name: 'Pick-up and return' }).getByRole('img')
  await expect(photos).toHaveCount(2)
  await desk.goto(`/admin/claims/${claimId}`)
  await expect(desk.getByText(/is working on it$/)).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(dialog.getByText(/your own decision/)).toHaveCount(0)
  await dialog.getByLabel('Reason').fill('So it stays')
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(desk.getByText('This claim is settled with €6.00.')).toBeVisible()
  for (const context of [lenders, team]) await context.close()
})
