import { writeFileSync } from 'node:fs'
import { Piscina } from 'piscina'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { issueRentalInvoices } from './invoices/tasks/issue-rental-invoices.ts'
import { postPickUp } from './ledger/post-pick-up.ts'
import { postRelease } from './ledger/post-release.ts'
import { LOCALES } from './mail/locale.ts'
import { MAIL_EXAMPLES } from './mail/mail-examples.ts'
import { renderMail } from './mail/render-mail.ts'
import { createPayoutFixture, type PayoutFixture } from './payouts/testing/payout-fixture.ts'
import { writePayoutList } from './payouts/write-payout-list.ts'
import { runDue } from './testing/run-due.ts'

const EURO = /€|\bEUR\b|\beuros?\b/i

describe.each([
  ['CHF', /CHF/],
  ['GBP', /£/],
] as const)('a site in %s', (currency, sign) => {
  let t: PayoutFixture
  let bookingId: string
  let orderId: string
  beforeAll(async () => {
    t = await createPayoutFixture({ CURRENCY: currency })
    setBrand(t.deps.config.brand)
    const item = await t.another({ depositCents: 5_000 })
    const started = await t.pay(t.renter, [t.line(item, 10)])
    expect(started.value).toMatchObject({ currency })
    expect(await t.complete(t.renter, started)).toMatchObject({ status: 200 })
    orderId = started.value!.orderId
    const [booking] = await t.rows<{ id: string }>('select id from public.bookings')
    bookingId = booking!.id
    await inTransaction(t.db, { as: 'service' }, async (tx) => {
      const row = await tx
        .selectFrom('bookings')
        .selectAll()
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow()
      await postPickUp(tx, { ...row, due_cents: row.due_cents! }, t.deps.now())
      await postRelease(tx, bookingId, t.deps.now())
    })
  })
  afterAll(async () => {
    setBrand(DEMO_BRAND)
    await t.close()
  })

  it('says it in every row with money, and to the payment provider', async () => {
    for (const table of [
      'public.orders',
      'public.payments',
      'public.ledger_transfers',
      'payments_test.payments',
    ]) {
      expect(await t.rows(`select distinct currency, count(*) > 0 as some from ${table} group by 1`)).toEqual(
        [{ currency, some: true }],
      )
    }
  })

  it('draws receipts and statements without a euro', async () => {
    // What is put on paper, before a thread draws it.
    const draws = vi.spyOn(Piscina.prototype, 'run')
    const receipt = await t.say<DownloadedFile>(t.renter, 'get-receipt', { orderId })
    expect(receipt.status).toBe(200)
    const month = t.deps.now().toISOString().slice(0, 7)
    expect((await t.say<DownloadedFile>(t.owner, 'get-statement', { month })).status).toBe(200)
    const paper = JSON.stringify(draws.mock.calls.map(([{ parts }]) => parts))
    draws.mockRestore()
    expect(paper).toMatch(sign)
    expect(paper).not.toMatch(EURO)
  })

  it('invoices in it, on paper and as XML', async () => {
    const business = {
      name: 'Olga Werkzeug GmbH',
      street: 'Hauptstraße 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      chargesVat: true,
      vatId: 'DE136695976',
      taxNumber: null,
    }
    expect((await t.say(t.owner, 'save-my-business', { business })).status).toBe(200)
    await t.rows(`update public.lender_businesses set since = now() - interval '1 day'`)
    await t.rows(`alter table public.bookings disable trigger user`)
    await t.rows(`update public.bookings set status = 'completed' where id = $1`, [bookingId])
    await t.rows(`alter table public.bookings enable trigger user`)
    await runDue(t, issueRentalInvoices)
    const [invoice] = await t.rows<{ id: string; currency: string }>(
      'select id, currency from public.invoices',
    )
    expect(invoice).toMatchObject({ currency })
    const read = async (format: string) => {
      const { value } = await t.say<DownloadedFile>(t.renter, 'get-invoice', { id: invoice!.id, format })
      return Buffer.from(value!.base64, 'base64')
    }
    const xml = (await read('xml')).toString()
    expect(xml).toContain(`<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>`)
    expect(xml).toContain(`<cbc:PayableAmount currencyID="${currency}">`)
    expect(new Set([...xml.matchAll(/currencyID="(\w+)"/g)].map(([, code]) => code))).toEqual(
      new Set([currency]),
    )
    const draws = vi.spyOn(Piscina.prototype, 'run')
    const pdf = await read('pdf')
    const paper = JSON.stringify(draws.mock.calls.map(([{ parts }]) => parts))
    draws.mockRestore()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(paper).toMatch(sign)
    expect(paper).not.toMatch(EURO)
    if (process.env.INVOICE_FILE) writeFileSync(`${process.env.INVOICE_FILE}-${currency}.pdf`, pdf)
  })

  it('mails in it', async () => {
    const mails = LOCALES.flatMap((locale) =>
      Object.entries(MAIL_EXAMPLES).flatMap(([template, examples]) =>
        examples.map((data) => ({ template, ...renderMail(template, locale, data as never) })),
      ),
    )
    const texts = mails.map(
      ({ template, subject, text, html }) => `${template}\n${subject}\n${text}\n${html}`,
    )
    expect(texts.filter((text) => EURO.test(text))).toEqual([])
    expect(texts.filter((text) => sign.test(text)).length).toBeGreaterThan(40)
  })

  it('lists payouts as a table, for which there is no SEPA', () => {
    const transfer = {
      id: '7',
      cents: 1_250,
      holder: 'Lena',
      iban: 'CH9300762011623852957',
      reference: 'L 7',
    }
    expect(writePayoutList([transfer], currency)).toBe(
      `\uFEFFnumber,holder,iban,amount,currency,reference\r\n7,Lena,CH9300762011623852957,12.50,${currency},L 7\r\n`,
    )
  })
})
