import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { brand, DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { drawPaper } from '#server/documents/draw-paper.ts'
import { drawable } from '#server/documents/drawable.ts'
import { openDocument } from '#server/documents/open-document.ts'
import type { Part } from '#server/documents/paper.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { LOCALES } from '#server/mail/locale.ts'
import { dayText, moneyText, rentalText } from '#server/mail/rental-text.ts'
import { createPayoutFixture, type PayoutFixture } from '../testing/payout-fixture.ts'
import { loadReceipt } from './load-receipt.ts'
import { loadStatement } from './load-statement.ts'
import { writeStatement } from './write-statement.ts'

let t: PayoutFixture
let orderId: string
const month = new Date().toISOString().slice(0, 7)
beforeAll(async () => {
  t = await createPayoutFixture()
  const item = await t.another()
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  const [booking] = await t.rows<{ id: string; order_id: string }>('select id, order_id from public.bookings')
  orderId = booking!.order_id
  await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, booking!.id, t.deps.now()))
  await t.rows('update public.profiles set kyc_level = 3 where id = $1', [t.owner.id])
})
afterAll(() => t.close())

/** The part of the library's knowledge of its font that the test reads. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

const bytesOf = (file: DownloadedFile | undefined) => Buffer.from(file?.base64 ?? '', 'base64')

describe('a lender’s statement', () => {
  it('has what each rental brought, the fee, and the balance before and after', async () => {
    const statement = await inTransaction(t.db, { as: 'service' }, (tx) =>
      loadStatement(tx, t.owner.id, month, 'en'),
    )
    expect(statement.openingCents).toBe(0)
    expect(statement.lines).toMatchObject([
      { kind: 'release', cents: 1_700, feeCents: 300, payoutNumber: null },
    ])
    expect(statement.lines[0]!.bookingNumber).toBeGreaterThan(10_000)
    const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 15))
      .toISOString()
      .slice(0, 7)
    const later = await inTransaction(t.db, { as: 'service' }, (tx) =>
      loadStatement(tx, t.owner.id, next, 'en'),
    )
    expect(later).toMatchObject({ openingCents: 1_700, lines: [] })
  })

  it('begins and ends with the month at the operator’s place, also where the clocks change', async () => {
    const march = await inTransaction(t.db, { as: 'service' }, (tx) =>
      loadStatement(tx, t.owner.id, '2026-03', 'en'),
    )
    expect(march.start.toISOString()).toBe('2026-02-28T23:00:00.000Z')
    expect(march.end.toISOString()).toBe('2026-03-31T22:00:00.000Z')
  })

  it('is a PDF of the caller’s own month', async () => {
    const { value, status } = await t.say<DownloadedFile>(t.owner, 'get-statement', { month })
    expect(status).toBe(200)
    expect(value!.name).toBe(`statement-${month}.pdf`)
    expect(bytesOf(value).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await t.say(t.owner, 'get-statement', { month: '2026-13' })).toMatchObject({
      code: 'BAD_INPUT',
    })
    expect(await t.say(undefined, 'get-statement', { month })).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('goes on over as many pages as it needs', async () => {
    const line = {
      kind: 'release',
      at: new Date(),
      payoutNumber: null,
      payoutTo: null,
      cents: 1_700,
      feeCents: 300,
    }
    const lines = Array.from({ length: 120 }, (_, n) => ({
      ...line,
      bookingNumber: n,
      title: `Bohrhammer ${n}`,
    }))
    const statement = { start: new Date(), end: new Date(), openingCents: 0, lines }
    for (const locale of LOCALES) {
      const file = await writeStatement(statement, { locale, recipient: ['Żaneta Muñoz'], now: new Date() })
      const pages = file.toString('latin1').match(/\/Type \/Page\b/g)
      expect(pages!.length).toBeGreaterThan(2)
      expect(pages!.length).toBeLessThan(8)
    }
  })
})

/** What is drawn on each page, as PDF writes it. */
const contentsOf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes]) => {
    try {
      const text = inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1')
      return /^BT$/m.test(text) ? [text] : []
    } catch {
      return []
    }
  })

describe('documents', () => {
  it('name the operator of the settings, though the thread that draws them knows only the demo’s', async () => {
    const own = { ...brand }
    setBrand({ ...DEMO_BRAND, name: 'Leihwerk', operator: 'Leihwerk Verein' })
    const drawn = await openDocument('en', 'Receipt').end()
    setBrand(own)
    expect(drawn.toString('latin1')).toContain('(Leihwerk Verein)')
    expect(drawn.toString('latin1')).toContain('(Leihwerk)')
  })

  it('are drawn beside the main thread, which others need meanwhile', async () => {
    const title = 'Bohrhammer mit Koffer und Meißeln'
    const row = { cells: ['24.11.2026', title, '20,00 €', '-3,00 €', '17,00 €'] }
    const columns = row.cells.map((label) => ({ label, share: 1 }))
    const rows = Array.from({ length: 1_000 }, () => row)
    const costOf = async (work: () => Promise<Buffer>) => {
      const before = process.threadCpuUsage()
      expect((await work()).subarray(0, 5).toString()).toBe('%PDF-')
      return process.threadCpuUsage(before).user
    }
    const beside = await costOf(() => {
      const document = openDocument('de', 'November')
      document.table(columns, rows)
      return document.end()
    })
    const parts = [{ kind: 'table', columns, rows }] as const
    const here = await costOf(() => drawPaper({ locale: 'de', brand: DEMO_BRAND, title: 'November', parts }))
    expect(beside).toBeLessThan(here / 4)
  })

  it('keep together what belongs together, wherever the page ends', async () => {
    const columns = [{ label: 'What', share: 1 }]
    const sums = ['Net', 'Tax', 'Gross'].map((cell) => ({ cells: [cell] }))
    const fewestLines = async (parts: readonly Part[]) => {
      const drawn = await drawPaper({ locale: 'en', brand: DEMO_BRAND, title: 'Invoice', parts })
      return Math.min(...contentsOf(drawn).map((page) => page.match(/^S$/gm)?.length ?? 0))
    }
    for (let count = 25; count < 40; count++) {
      const rows = Array.from({ length: count }, () => ({ cells: ['Fee'] }))
      const table = { kind: 'table', columns, rows } as const
      expect(await fewestLines([table]), `the last two of ${count} rows`).toBeGreaterThanOrEqual(2)
      const summed = [
        table,
        { kind: 'sums', columns, rows: sums },
        { kind: 'note', text: 'Reverse charge.' },
        { kind: 'note', text: 'Nothing is left to pay.' },
      ] as const
      expect(await fewestLines(summed), `sums and notes after ${count} rows`).toBeGreaterThanOrEqual(3)
    }
  })

  it('say on each page but the first what they are', async () => {
    const rows = Array.from({ length: 60 }, () => ({ cells: ['Fee'] }))
    const parts = [{ kind: 'table', columns: [{ label: 'What', share: 1 }], rows }] as const
    const textsOf = async (title: string) =>
      contentsOf(await drawPaper({ locale: 'en', brand: DEMO_BRAND, title, parts })).map(
        (page) => page.match(/^BT$/gm)!.length,
      )
    const [first, second] = await textsOf('Invoice 7')
    const [bare, ...bareLater] = await textsOf('')
    expect([first, second]).toEqual([bare, bareLater[0]! + 1])
  })

  it('that fail do not affect others', async () => {
    const broken = openDocument('de', 'Broken')
    broken.pictures([Buffer.from('no picture')])
    await expect(broken.end()).rejects.toThrow('Unknown image format')
    const document = openDocument('de', 'Whole')
    document.note('x')
    expect((await document.end()).length).toBeGreaterThan(1_000)
  })

  it('are made for people in turns, and keep no connection while they wait', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const other = inDocumentQueue('somebody', () => held)
    const [statement, receipt] = [
      t.say<DownloadedFile>(t.owner, 'get-statement', { month }),
      t.say<DownloadedFile>(t.renter, 'get-receipt', { orderId }),
    ]
    // Long enough for both to have come to the queue.
    for (let n = 0; n < 40; n++) await t.rows('select 1')
    const { pool } = t.db
    await expect.poll(() => pool.idleCount - pool.totalCount).toBe(0)
    release()
    await other
    expect((await statement).status).toBe(200)
    expect((await receipt).status).toBe(200)
  })
})

describe('a renter’s receipt', () => {
  it('has what the ledger says was taken and given back', async () => {
    const receipt = await inTransaction(t.db, { as: 'service' }, (tx) =>
      loadReceipt(tx, t.renter.id, orderId, 'en'),
    )
    expect(receipt!.lines).toMatchObject([
      {
        paidCents: 2_000,
        refundedCents: 0,
        lender: 'Olga',
        price: { units: 2, unitPriceCents: 1_000, rentalCents: 2_000 },
      },
    ])
  })

  it('is a PDF for the payer alone', async () => {
    const { value } = await t.say<DownloadedFile>(t.renter, 'get-receipt', { orderId })
    expect(bytesOf(value).subarray(0, 5).toString()).toBe('%PDF-')
    for (const person of [t.owner, t.moderator, await t.user({ roles: ['admin'] })]) {
      expect(await t.say(person, 'get-receipt', { orderId })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    }
  })
})

it('the fonts of documents have every letter of our languages, and of their neighbours', () => {
  for (const name of ['400Regular/Figtree_400Regular', '600SemiBold/Figtree_600SemiBold']) {
    const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${name}.ttf`))
    const { _font } = new PDFDocument().font(path) as unknown as OpenFont
    const missing = [...'äöüÄÖÜßñÑáéíóúü¿¡àâçèêëîïôœùûÿ€–’·°łżśčřőșğ'].filter(
      (letter) => !_font.font.hasGlyphForCodePoint(letter.codePointAt(0)!),
    )
    expect(missing).toEqual([])
  }
})

it('no date, range of dates or amount of our languages has a letter that the fonts lack', () => {
  const path = fileURLToPath(
    import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  )
  const { _font } = new PDFDocument().font(path) as unknown as OpenFont
  const times = { timeZone: 'Europe/Berlin', start: '2026-12-06T00:30:00Z', end: '2026-12-08T00:30:00Z' }
  const texts = LOCALES.flatMap((locale) => [
    rentalText({ title: 'Drill', ...times }, locale),
    dayText('2026-12-06', locale),
    moneyText(123_456_789, locale),
    moneyText(-5, locale),
  ])
  const missing = [...new Set(texts.map(drawable).join(''))].filter(
    (letter) => !_font.font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  expect(missing).toEqual([])
})
