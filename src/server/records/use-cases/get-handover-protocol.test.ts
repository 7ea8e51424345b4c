import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { LOCALES } from '#server/mail/locale.ts'
import { runDue } from '#server/testing/run-due.ts'
import { loadRecord } from '../load-record.ts'

let t: CheckoutFixture
let id: string
beforeAll(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
  await t.complete(t.renter, await t.pay(t.renter, [t.line(t.item, 5)]))
  await runDue(t)
  const [row] = await t.rows<{ id: string; end_date: Date }>('select id, end_date from public.bookings')
  id = row!.id
  t.setNow(new Date(row!.end_date.getTime() - DAY_MS))
  const photo = `${id}/${t.renter.id}/drill.jpg`
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0F5C45' } })
    .jpeg()
    .toBuffer()
  const { error } = await t
    .client({ as: t.renter })
    .storage.from('handovers')
    .upload(photo, bytes, { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  const note = 'A scratch on the left'
  await t.say(t.renter, 'pick-up-booking', { id, note, photos: [photo], checklist: { works: true } })
  t.setNow(HOUR_MS)
  await t.say(t.owner, 'confirm-handover', { id, kind: 'pick_up', isUndamaged: false })
  await t.say(t.owner, 'return-booking', { id })
})
afterAll(() => t.close())

const download = (as: Parameters<CheckoutFixture['say']>[0]) =>
  t.say<DownloadedFile>(as, 'get-handover-protocol', { id })

describe('the protocol of a rental', () => {
  it('has both sides’ statements and every step, unbroken', async () => {
    const record = await inTransaction(t.db, { as: 'service' }, (tx) =>
      loadRecord(tx, { bookingId: id, readerId: t.owner.id }),
    )
    expect(record).toMatchObject({ owner: 'Olga', renter: 'Rita', is_intact: true })
    expect(record!.steps.map(({ transition, role }) => `${role} ${transition}`)).toEqual([
      'renter pick_up',
      'owner confirm_pick_up',
      'owner return',
    ])
    expect(record!.statements).toMatchObject([
      { kind: 'pick_up', role: 'renter', note: 'A scratch on the left', is_undamaged: true },
      { kind: 'pick_up', role: 'owner', is_undamaged: false },
      { kind: 'return', role: 'owner' },
    ])
  })

  it('is a PDF for either side, in their language and with the photos', async () => {
    for (const person of [t.renter, t.owner]) {
      const { value, status } = await download(person)
      expect(status).toBe(200)
      expect(value!.name).toMatch(/^protocol-\d+\.pdf$/)
      const file = Buffer.from(value!.base64, 'base64').toString('latin1')
      expect(file).toMatch(/^%PDF-/)
      expect(file).toContain('/Subtype /Image')
    }
    for (const locale of LOCALES) {
      await t.rows('update public.profiles set locale = $2 where id = $1', [t.renter.id, locale])
      const { value } = await download(t.renter)
      expect(Buffer.from(value!.base64, 'base64').toString('latin1')).toContain(`/Lang (${locale})`)
    }
  })

  it('is refused to everyone else', async () => {
    expect(await download(await t.user())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await download(undefined)).toMatchObject({ status: 401 })
  })

  it('shows each side the seal that the page shows, and a stranger none', async () => {
    const seen = async (as: typeof t.renter) =>
      (await t.client({ as }).rpc('booking_record', { booking: id })).data
    const expected = [{ entries: 3, is_intact: true, last_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]
    expect(await seen(t.renter)).toEqual(expected)
    expect(await seen(t.owner)).toEqual(await seen(t.renter))
    expect(await seen(await t.user())).toMatchObject([{ entries: 0, last_hash: null }])
  })
})
