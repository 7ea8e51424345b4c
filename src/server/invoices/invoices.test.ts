import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { FeeInvoices } from '#contract/invoices.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { planAdjustment, postAdjustment } from '#server/ledger/plan-adjustment.ts'
import { postPickUp } from '#server/ledger/post-pick-up.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { runDue } from '#server/testing/run-due.ts'
import { issueFeeInvoices } from './tasks/issue-fee-invoices.ts'
import { issueRentalInvoices } from './tasks/issue-rental-invoices.ts'

let t: PayoutFixture
beforeEach(async () => {
  t = await createPayoutFixture()
})
afterEach(() => t.close())

const BUSINESS = {
  name: 'Olga Werkzeug GmbH',
  street: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  chargesVat: true,
  vatId: 'DE 136 695 976',
  taxNumber: null,
}
const save = (business: object | null) => t.say(t.owner, 'save-my-business', { business })

/** Two days at 10 €, completed and released. */
async function rent(at = t.deps.now()): Promise<string> {
  const item = await t.another()
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  const [booking] = await t.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit 1',
  )
  await inTransaction(t.db, { as: 'service' }, async (tx) => {
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', booking!.id)
      .executeTakeFirstOrThrow()
    await postPickUp(tx, { ...row, due_cents: row.due_cents! }, at)
    await postRelease(tx, row.id, at)
  })
  // What is tested here begins where a rental is over.
  await t.rows(`alter table public.bookings disable trigger user`)
  await t.rows(`update public.bookings set status = 'completed' where id = $1`, [booking!.id])
  await t.rows(`alter table public.bookings enable trigger user`)
  return booking!.id
}

/** Gives so much of a released price back, by hand. */
const refund = (bookingId: string, id: string, cents: number, at = t.deps.now()) =>
  inTransaction(t.db, { as: 'service' }, async (tx) => {
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const planned = await planAdjustment(
      tx,
      { ...row, due_cents: row.due_cents! },
      { kind: 'refund', cents, affiliateId: null },
    )
    await postAdjustment(tx, { id, bookingId, at }, planned)
  })

const issue = () => runDue(t, issueRentalInvoices)
const invoices = () =>
  t.rows<{ id: string; number: string; kind: string; net_cents: string; vat_cents: string; content: object }>(
    'select id, number, kind, net_cents::int, vat_cents::int, content from public.invoices order by issuer_id, serial',
  )
const textOf = (file: DownloadedFile | undefined) => Buffer.from(file?.base64 ?? '', 'base64').toString()
const read = (who: TestUser | undefined, id: string, format = 'xml') =>
  t.say<DownloadedFile>(who, 'get-invoice', { id, format })

describe('a lender says how they rent', () => {
  it('with numbers that are checked', async () => {
    expect((await save({ ...BUSINESS, vatId: 'DE136695975' })).code).toBe('VAT_ID_INVALID')
    expect((await save({ ...BUSINESS, vatId: null })).code).toBe('VAT_ID_MISSING')
    expect((await save({ ...BUSINESS, chargesVat: false, vatId: null })).code).toBe('TAX_NUMBER_MISSING')
    expect((await save({ ...BUSINESS, taxNumber: 'none' })).code).toBe('TAX_NUMBER_INVALID')
    const saved = { business: { ...BUSINESS, vatId: 'DE136695976' } }
    expect((await save(BUSINESS)).value).toEqual(saved)
    expect((await t.say(t.owner, 'get-my-business', {})).value).toMatchObject(saved)
    expect((await save(null)).value).toEqual({ business: null })
  })
})

describe('a completed rental', () => {
  it('is invoiced once, under numbers without gaps, however often the job runs', async () => {
    await save(BUSINESS)
    await rent()
    await rent()
    await Promise.all([issue(), issue()])
    await issue()
    const issued = await invoices()
    expect(issued.map(({ number, kind }) => [number, kind])).toEqual([
      ['R2026-00001', 'rental'],
      ['R2026-00002', 'rental'],
    ])
    expect(issued[0]).toMatchObject({
      net_cents: 1_681,
      vat_cents: 319,
      // The price of a day is that of the listing, beside an amount without VAT.
      content: { lines: [{ netCents: 1_681, text: expect.stringMatching(/\n.*€.*\(.*VAT.*\)$/) }] },
    })
    const mails = await t.rows(`select recipient from public.outbox where template = 'invoice-ready'`)
    expect(mails).toHaveLength(2)
  })

  it('comes in lists by its number, also where one run issues many of one moment', async () => {
    await save(BUSINESS)
    for (let n = 0; n < 6; n++) await rent()
    await issue()
    const listed = await t.rows<{ serial: number }>(
      'select serial from public.invoices where issuer_id = $1 order by issued_at, id',
      [t.owner.id],
    )
    expect(listed.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is credited as often as something is given back', async () => {
    await save(BUSINESS)
    const id = await rent()
    await issue()
    for (const cents of [500, 300]) {
      await refund(id, crypto.randomUUID(), cents)
      await issue()
    }
    const gross = (await invoices()).map((each) => Number(each.net_cents) + Number(each.vat_cents))
    expect(gross).toEqual([2_000, 500, 300])
  })

  it('leaves no gap where issuing fails midway', async () => {
    await save(BUSINESS)
    await rent()
    t.deps.log.error = () => undefined
    await t.rows(`alter table public.outbox add constraint full_up check (template <> 'invoice-ready')`)
    await issue()
    expect(await invoices()).toEqual([])
    await t.rows('alter table public.outbox drop constraint full_up')
    await issue()
    expect((await invoices()).map(({ number }) => number)).toEqual(['R2026-00001'])
  })

  it('has no invoice of a private lender, nor where the item is in another country', async () => {
    const booking = await rent()
    await issue()
    expect(await invoices()).toEqual([])
    await save({ ...BUSINESS, country: 'AT', vatId: 'ATU13585627' })
    await t.rows(`update public.lender_businesses set since = now() - interval '1 day'`)
    await issue()
    expect(await invoices()).toEqual([])
    expect((await t.say(t.owner, 'get-my-business', {})).value).toMatchObject({ elsewhere: 1 })
    await t.rows(
      `update public.items set country = 'AT' where id = (select item_id from public.bookings where id = $1)`,
      [booking],
    )
    await issue()
    expect(await invoices()).toHaveLength(1)
  })

  it('is corrected by a credit note for what is given back, once', async () => {
    await save(BUSINESS)
    const booking = await rent()
    await issue()
    await refund(booking, '0f0e0d0c-0b0a-4908-8706-050403020100', 500)
    await issue()
    await issue()
    const [invoice, credit, ...more] = await invoices()
    expect(more).toEqual([])
    expect(credit).toMatchObject({
      kind: 'rental_credit',
      number: 'R2026-00002',
      net_cents: 420,
      vat_cents: 80,
    })
    expect(credit!.content).toMatchObject({ corrects: invoice!.number })
    expect(textOf((await read(t.renter, credit!.id)).value)).toContain('<cbc:CreditNoteTypeCode>381<')
  })

  it('is never changed, not even by the owner of the database', async () => {
    await save(BUSINESS)
    await rent()
    await issue()
    for (const statement of ['update public.invoices set net_cents = 1', 'delete from public.invoices'])
      await expect(t.rows(statement)).rejects.toMatchObject({
        code: 'LA054',
        constraint: 'invoices_append_only',
      })
  })

  it('is read by its two sides and admins alone, as PDF and XML', async () => {
    await save(BUSINESS)
    await rent()
    await issue()
    const [{ id } = { id: '' }] = await invoices()
    for (const who of [t.renter, t.owner, await t.user({ roles: ['admin'] })]) {
      const xml = textOf((await read(who, id)).value)
      expect(xml).toContain('<cbc:RegistrationName>Olga Werkzeug GmbH</cbc:RegistrationName>')
      expect(xml).toContain('<cbc:TaxAmount currencyID="EUR">3.19</cbc:TaxAmount>')
    }
    expect(textOf((await read(t.renter, id, 'pdf')).value).slice(0, 5)).toBe('%PDF-')
    for (const who of [t.moderator, await t.user()]) {
      expect((await read(who, id)).code).toBe('NOT_FOUND')
      const { data } = await t.client({ as: who }).from('invoices').select('id')
      expect(data).toEqual([])
    }
    const { error } = await t.client({ as: t.renter }).from('invoices').select('content')
    expect(error?.code).toBe('42501')
  })

  it('is listed after the last one seen, each once, even of one moment', async () => {
    await save(BUSINESS)
    for (let n = 0; n < 3; n++) await rent()
    await issue()
    const { id } = t.owner
    const page = async (last?: { id: string; issued_at: string }) => {
      let rows = t
        .client({ as: t.owner })
        .from('invoices')
        .select('id, issued_at')
        .or(`issuer_id.eq.${id},recipient_id.eq.${id}`)
      if (last)
        rows = rows.or(
          `issued_at.lt."${last.issued_at}",and(issued_at.eq."${last.issued_at}",id.lt.${last.id})`,
        )
      const { data, error } = await rows
        .order('issued_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(2)
      expect(error).toBeNull()
      return data as unknown as { id: string; issued_at: string }[]
    }
    const all = (
      await t.rows<{ id: string }>(
        'select id from public.invoices where issuer_id = $1 or recipient_id = $1 order by issued_at desc, id desc',
        [id],
      )
    ).map((row) => row.id)
    expect(all.length).toBeGreaterThanOrEqual(3)
    const seen: string[] = []
    for (let rows = await page(); rows.length > 0; rows = await page(rows.at(-1)))
      seen.push(...rows.map((row) => row.id))
    expect(seen).toEqual(all)
  })
})

describe('the platform’s fee', () => {
  const bill = () => runDue(t, issueFeeInvoices)
  const lastMonth = () =>
    new Date(Date.UTC(t.deps.now().getUTCFullYear(), t.deps.now().getUTCMonth(), 1) - 5 * 86_400_000)

  it('is invoiced once a month is over, less what was given back, with the VAT that the lender owes', async () => {
    await rent(lastMonth())
    await rent()
    await Promise.all([bill(), bill()])
    const [invoice, ...more] = await invoices()
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'fee', number: 'F2026-00001', net_cents: 252, vat_cents: 48 })
    expect(await t.rows('select transfer_id from public.invoiced_fees')).toHaveLength(1)
  })

  it('comes back by a credit note where more was given back than is owed', async () => {
    const id = await rent(lastMonth())
    await bill()
    await refund(id, crypto.randomUUID(), 2_000, lastMonth())
    await bill()
    expect(await invoices()).toMatchObject([
      { kind: 'fee', net_cents: 252, vat_cents: 48 },
      { kind: 'fee_credit', net_cents: 252, vat_cents: 48 },
    ])
  })

  it('is without VAT for a business of another country, who owes it there', async () => {
    await save({ ...BUSINESS, country: 'AT', vatId: 'ATU13585627' })
    await rent(lastMonth())
    await bill()
    expect(await invoices()).toMatchObject([{ kind: 'fee', net_cents: 300, vat_cents: 0 }])
  })

  it('is listed for finance, with a file of all of the month', async () => {
    await rent(lastMonth())
    await bill()
    const admin = await t.user({ roles: ['admin'] })
    const month = t.deps.now().toISOString().slice(0, 7)
    const { value } = await t.say<FeeInvoices>(admin, 'load-fee-invoices', { month })
    expect(value!.invoices).toMatchObject([{ number: 'F2026-00001', grossCents: 300, vatCents: 48 }])
    expect(value!.sums).toEqual({ count: 1, netCents: 252, vatCents: 48, grossCents: 300 })
    const file = await t.say<DownloadedFile>(admin, 'export-fee-invoices', { month, format: 'zip' })
    const none = await t.say(admin, 'export-fee-invoices', { month, format: 'zip', part: 2 })
    expect(none.code).toBe('NOT_FOUND')
    const files = unzipSync(Buffer.from(file.value!.base64, 'base64'))
    expect(Object.keys(files)).toEqual([`invoices-${month}.csv`, 'F2026-00001.pdf', 'F2026-00001.xml'])
    const csv = await t.say<DownloadedFile>(admin, 'export-fee-invoices', { month, format: 'csv' })
    expect(textOf(csv.value).split('\r\n')[1]).toMatch(
      /^F2026-00001,fee,\d{4}-\d\d-\d\d,[^,]+,[A-Z]*,S,19,2\.52,0\.48,3,EUR$/,
    )
  })
})
