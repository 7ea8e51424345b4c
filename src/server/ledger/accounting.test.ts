import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { LedgerPart, TrialBalance } from '#contract/ledger.ts'
import {
  ACCOUNT_KINDS,
  type AccountKind,
  DEFAULT_NUMBERS,
  numbersByKind,
} from '#domain/ledger/account-plan.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { postRelease } from './post-release.ts'
import { type Entry, postTransfer } from './post-transfer.ts'

let t: PayoutFixture
let finance: TestUser
let day: string
beforeAll(async () => {
  t = await createPayoutFixture()
  finance = await t.user()
  await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [finance.id])
  day = berlin(t.deps.now())
  // A rental of 20 € that was paid and released, one that was paid, and money of an affiliate.
  await t.complete(t.renter, await t.pay(t.renter, [t.line(await t.another(), 10)]))
  const [booking] = await t.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit 1',
  )
  await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, booking!.id, t.deps.now()))
  await t.complete(t.renter, await t.pay(t.renter, [t.line(await t.another(), 30)]))
  await t.credit(t.owner, 1_234, 'affiliate')
})
afterAll(() => t.close())

/** The day of a moment at the operator's place. */
const berlin = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' }).format(at)
const dayBefore = (from: string, days = 1) =>
  new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10)

const post = (onceKey: string, at: string | number, entries: Entry[]) =>
  inTransaction(t.db, { as: 'service' }, (tx) =>
    postTransfer(tx, { kind: 'test', onceKey, at: new Date(at), entries }),
  )

async function balance(at: string) {
  const { value } = await t.say<TrialBalance>(finance, 'load-trial-balance', { day: at })
  return value!.rows
}

/** What the entries themselves add up to until the end of a day, by kind of account. */
async function naive(until: string) {
  const rows = await t.rows<{ kind: AccountKind; sum: number }>(
    `select a.kind, sum(e.amount_cents)::int as sum
     from public.ledger_entries e
     join public.ledger_accounts a on a.id = e.account_id
     join public.ledger_transfers t on t.id = e.transfer_id
     where (t.at at time zone 'Europe/Berlin')::date <= $1::date group by 1`,
    [until],
  )
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]))
}

const closing = (rows: TrialBalance['rows']) =>
  Object.fromEntries(
    rows.filter(({ closingCents }) => closingCents !== 0).map((row) => [row.account, row.closingCents]),
  )
const total = (
  rows: TrialBalance['rows'],
  column: 'openingCents' | 'debitCents' | 'creditCents' | 'closingCents',
) => rows.reduce((sum, row) => sum + row[column], 0)

/** A whole file, its parts put together as the browser does. */
async function download(input: object) {
  const parts: Buffer[] = []
  let next: string | null = null
  do {
    const answer = await t.say<LedgerPart>(finance, 'export-ledger', {
      ...input,
      ...(next && { after: next }),
    })
    const part: LedgerPart = answer.value!
    if (!next) parts.push(Buffer.from(part.head, 'base64'))
    parts.push(Buffer.from(part.lines, 'base64'))
    next = part.next
  } while (next)
  return Buffer.concat(parts)
}

describe('the trial balance', () => {
  it('has every account, and all of them together are nothing', async () => {
    const rows = await balance(day)
    expect(rows.map(({ account }) => account)).toEqual(ACCOUNT_KINDS)
    expect(total(rows, 'closingCents')).toBe(0)
    expect(total(rows, 'debitCents')).toBe(total(rows, 'creditCents'))
    expect(total(rows, 'debitCents')).toBeGreaterThan(0)
    expect(closing(rows)).toEqual(nonZero(await naive(day)))
    for (const { openingCents, debitCents, creditCents, closingCents } of rows)
      expect(openingCents + creditCents - debitCents).toBe(closingCents)
  })

  it('counts what was posted until midnight at the operator’s place, on its own day', async () => {
    const [before, earlier] = [dayBefore(day), dayBefore(day, 2)]
    const [{ midnight }] = (await t.rows<{ midnight: Date }>(
      `select $1::date::timestamp at time zone 'Europe/Berlin' as midnight`,
      [before],
    )) as [{ midnight: Date }]
    const midnightMs = new Date(midnight).getTime()
    await post('late', midnightMs - 1, [
      { account: 'provider', cents: -300 },
      { account: 'platform', cents: 300 },
    ])
    await post('next', midnightMs, [
      { account: 'provider', cents: -50 },
      { account: 'platform', cents: 50 },
    ])
    const platform = async (at: string) => (await balance(at)).find(({ account }) => account === 'platform')
    expect(await platform(earlier)).toMatchObject({ openingCents: 0, creditCents: 300, closingCents: 300 })
    expect(await platform(before)).toMatchObject({ openingCents: 300, creditCents: 50, closingCents: 350 })
    for (const each of [earlier, before, day]) {
      const rows = await balance(each)
      expect(closing(rows)).toEqual(nonZero(await naive(each)))
      expect(total(rows, 'closingCents')).toBe(0)
    }
  })

  it('is not there for tomorrow, nor for a day more than a year ago', async () => {
    for (const each of [dayBefore(day, -1), dayBefore(day, 366)])
      expect((await t.say(finance, 'load-trial-balance', { day: each })).code).toBe('NOT_FOUND')
    expect((await t.say(finance, 'load-trial-balance', { day: dayBefore(day, 365) })).status).toBe(200)
  })
})

describe('the export', () => {
  it('has a line for each entry as CSV, whose sums are those of the ledger', async () => {
    const text = (await download({ from: dayBefore(day, 30), to: day })).toString()
    expect(text.startsWith('\uFEFFday,transfer,kind,booking,account_number')).toBe(true)
    const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    const [{ count }] = (await t.rows<{ count: number }>(
      'select count(*)::int as count from public.ledger_entries',
    )) as [{ count: number }]
    expect(data).toHaveLength(count)
    const sums = new Map<string, number>()
    for (const { account, debit, credit } of data)
      sums.set(account!, (sums.get(account!) ?? 0) + cents(credit!) - cents(debit!))
    expect(nonZero(Object.fromEntries(sums))).toEqual(nonZero(await naive(day)))
    const bookings = await t.rows<{ number: string }>('select number::text from public.bookings')
    expect(new Set(data.map(({ booking }) => booking).filter(Boolean))).toEqual(
      new Set(bookings.map(({ number }) => number)),
    )
  })

  it('parses back to the same sums from the file for DATEV', async () => {
    const from = dayBefore(day, 30)
    const datev = { adviser: 1001, client: 1, yearMonth: Number(from.slice(5, 7)) }
    const bytes = await download({ from, to: day, datev })
    const [header, , ...lines] = bytes.toString('latin1').split('\r\n')
    expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"";"";"";1001;1;20\d\d\d\d01;4;/)
    expect(lines.pop()).toBe('')
    const sums = new Map<string, number>()
    const add = (number: string, amount: number) => sums.set(number, (sums.get(number) ?? 0) + amount)
    for (const line of lines) {
      const [amount, side, currency, , , , account, contra, , date] = line.split(';')
      expect([side, currency]).toEqual(['"S"', '"EUR"'])
      expect(date).toMatch(/^\d{4}$/)
      add(account!, -cents(amount!.replace(',', '.')))
      add(contra!, cents(amount!.replace(',', '.')))
    }
    const ofLedger = Object.entries(await naive(day)).map(([kind, sum]) => [
      numbersByKind(DEFAULT_NUMBERS)[kind as AccountKind],
      sum,
    ])
    expect(nonZero(Object.fromEntries(sums))).toEqual(nonZero(Object.fromEntries(ofLedger)))
  })

  it('goes on behind the transfer with which a part ended, also among those of one moment', async () => {
    const at = `${dayBefore(day, 90)}T12:00:00Z`
    for (let n = 0; n < 3; n++)
      await post(`same:${n}`, at, [
        { account: 'provider', cents: -1 },
        { account: 'platform', cents: 1 },
      ])
    const ids = await t.rows<{ id: string }>(
      `select id from public.ledger_transfers where once_key like 'same:%' order by id`,
    )
    const period = { from: dayBefore(day, 91), to: dayBefore(day, 89) }
    const partAfter = async (id?: string) =>
      (await t.say<LedgerPart>(finance, 'export-ledger', { ...period, ...(id && { after: id }) })).value!
    expect((await partAfter()).count).toBe(6)
    const second = await partAfter(ids[0]!.id)
    expect(second.count).toBe(4)
    expect(Buffer.from(second.lines, 'base64').toString()).not.toContain('\uFEFF')
    expect(await partAfter(ids[2]!.id)).toMatchObject({ count: 0, lines: '', next: null })
  })

  it('has the accounts of the operator’s own books once they are set', async () => {
    const admin = await t.user({ roles: ['admin'] })
    const own = ['10001', '10002', '10003', '10004', '10005', '10006', '10007']
    const change = (name: string, value: unknown, version: number) =>
      t.say(admin, 'change-setting', { name, value, version, reason: 'Our books' })
    await change('accountNumbers', own, 0)
    await change('accountChart', 'other', 0)
    await t.deps.settings.reload()
    expect((await balance(day)).map(({ number }) => number)).toEqual(own)
    const period = { from: dayBefore(day, 30), to: day }
    const { data } = Papa.parse<Record<string, string>>((await download(period)).toString().slice(1), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data.find(({ account }) => account === 'platform')).toMatchObject({ account_number: '10007' })
    const datev = { adviser: 1001, client: 1, yearMonth: Number(period.from.slice(5, 7)) }
    const [header, , line] = (await download({ ...period, datev })).toString('latin1').split('\r\n')
    // Five digits, of no chart that DATEV has a number for.
    expect([header!.split(';')[13], header!.split(';')[26]]).toEqual(['5', '""'])
    expect(line!.split(';').slice(6, 8)).toEqual([
      expect.stringMatching(/^1000\d$/),
      expect.stringMatching(/^1000\d$/),
    ])
    await change('accountNumbers', null, 1)
    await change('accountChart', null, 1)
    await t.deps.settings.reload()
    expect((await balance(day)).map(({ number }) => number)).toEqual(DEFAULT_NUMBERS)
  })

  it('is in the audit log with its period', async () => {
    const period = { from: '2026-01-01', to: '2026-01-31' }
    await t.say(finance, 'export-ledger', { ...period, datev: { adviser: 1001, client: 1, yearMonth: 1 } })
    const found = await t.rows(
      `select actor_id, details from public.audit_log where action = 'export-ledger' order by id desc limit 1`,
    )
    expect(found).toEqual([{ actor_id: finance.id, details: { ...period, format: 'datev', transfers: 0 } }])
  })

  it('takes no more than a year, and for DATEV one business year', async () => {
    const refused = async (input: object) => (await t.say(finance, 'export-ledger', input)).status
    expect(await refused({ from: '2025-01-01', to: '2026-01-02' })).toBe(400)
    expect(await refused({ from: '2026-02-01', to: '2026-01-31' })).toBe(400)
    expect(await refused({ from: '2026-02-30', to: '2026-03-01' })).toBe(400)
    const years = { from: '2025-12-01', to: '2026-01-31' }
    expect(await refused({ ...years, datev: { adviser: 1001, client: 1, yearMonth: 1 } })).toBe(400)
    expect(await refused({ ...years, datev: { adviser: 1001, client: 1, yearMonth: 7 } })).toBe(200)
  })
})

const cents = (amount: string) => Math.round(Number(amount || 0) * 100)
const nonZero = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
