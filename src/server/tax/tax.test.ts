import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { LenderPlace, MyTax, TaxReport } from '#contract/tax.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { loadReported } from './load-reported.ts'
import { loadReportedPage } from './load-reported-page.ts'
import { verify as prove, rent as rentOut } from './testing/reported-lender.ts'

let t: PayoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createPayoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const NOTHING = { rentals: 0, creditedCents: 0, feeCents: 0 }

const rent = (releasedAt: string, isTransport?: boolean) => rentOut(t, releasedAt, isTransport)
const verify = (steps?: Parameters<typeof prove>[1]) => prove(t, steps)

/** Has the latest rental be one of a lender who is new. */
async function giveLast(name: string): Promise<void> {
  const { id } = await t.user({ name })
  await inTransaction(t.db, { as: 'owner' }, async (tx) => {
    await tx.query('set local session_replication_role = replica')
    const { rows } = await tx.query<{ item_id: string }>(
      `update public.bookings set owner_id = $1
       where number = (select max(number) from public.bookings) returning item_id`,
      [id],
    )
    await tx.query('update public.items set owner_id = $1 where id = $2', [id, rows[0]!.item_id])
  })
}

/** The elements right inside the first one of this name. */
function childrenIn(xml: string, name: string): string[] {
  const children: string[] = []
  let depth = 0
  for (const [tag, isEnd, child] of xml
    .slice(xml.indexOf(`<dpi:${name}`))
    .matchAll(/<(\/?)\w+:(\w+)[^>]*>/g)) {
    if (isEnd) depth -= 1
    else {
      if (depth === 1) children.push(child!)
      depth += 1
    }
    if (depth === 0 || tag.endsWith('/>')) break
  }
  return children
}

const report = async (year = 2026) =>
  (await t.say<TaxReport>(admin, 'load-tax-report', { year })).value!.lenders

describe('what is reported of a lender', () => {
  it('counts in the quarter at the operator’s place, and only means of transport', async () => {
    await rent('2026-03-31T21:59:59Z')
    await rent('2026-03-31T22:00:00Z')
    await rent('2026-12-31T22:59:59Z')
    await rent('2026-12-31T23:00:00Z')
    const once = { rentals: 1, creditedCents: 1_700, feeCents: 300 }
    expect(await report()).toMatchObject([{ id: t.owner.id, quarters: [once, once, NOTHING, once] }])
    expect(await report(2027)).toMatchObject([{ quarters: [once, NOTHING, NOTHING, NOTHING] }])
    const { value } = await t.say<MyTax>(t.owner, 'get-my-tax', {})
    expect(value!.years.map(({ year }) => year)).toEqual([2027, 2026])
    expect((await t.say<MyTax>(t.renter, 'get-my-tax', {})).value).toEqual({
      taxNumber: null,
      years: [],
      request: null,
    })
  })

  it('is nothing where no means of transport was rented out', async () => {
    await rent('2026-05-01T12:00:00Z', false)
    expect(await report()).toEqual([])
  })

  it('comes by name, page by page, with what is counted of all at once', async () => {
    const years = { Zoe: 2026, Ada: 2026, Bea: 2027, Cleo: 2026, Adam: 2026 }
    for (const [name, year] of Object.entries(years)) {
      await rent(`${year}-05-01T12:00:00Z`)
      await giveLast(name)
    }
    await inTransaction(t.db, { as: 'service' }, async (tx) => {
      const read: Awaited<ReturnType<typeof loadReported>> = []
      let after: LenderPlace | undefined
      do {
        const { reported, next } = await loadReportedPage(tx, 2026, after, 2)
        read.push(...reported)
        after = next ?? undefined
      } while (after)
      expect(read.map(({ lender }) => lender.name)).toEqual(['Ada', 'Adam', 'Cleo', 'Zoe'])
      const whole = await loadReported(tx, 2026)
      const byId = (a: { lender: { id: string } }, b: { lender: { id: string } }) =>
        a.lender.id < b.lender.id ? -1 : 1
      expect(read.toSorted(byId)).toEqual(whole.toSorted(byId))
    })
  })

  it('lacks what nobody verified or said', async () => {
    await rent('2026-05-01T12:00:00Z')
    expect(await report()).toMatchObject([{ gaps: ['identity', 'address', 'tax-number'] }])
    await verify()
    expect(await report()).toMatchObject([{ gaps: ['tax-number'] }])
    const saved = await t.say(t.owner, 'save-tax-number', { country: 'DE', number: ' 12 345 678 901' })
    expect(saved.value).toEqual({ country: 'DE', number: '12 345 678 901' })
    expect(await report()).toMatchObject([{ gaps: [] }])
    await t.say(t.owner, 'save-tax-number', { country: 'DE', number: null })
    expect(await report()).toMatchObject([{ gaps: [] }])
    expect(await t.say(t.owner, 'save-tax-number', { country: 'DE', number: 'none' })).toMatchObject({
      status: 422,
      code: 'TAX_NUMBER_INVALID',
    })
  })
})

describe('of whom something is missing', () => {
  it('is asked for it, once a day', async () => {
    await rent('2026-05-01T12:00:00Z')
    const ask = async () => (await t.say(admin, 'ask-for-tax-numbers', { year: 2026 })).value
    expect([await ask(), await ask()]).toEqual([{ asked: 1 }, { asked: 1 }])
    const mails = `select recipient, template from public.outbox where template like 'tax-%' order by template`
    expect(await t.rows(mails)).toEqual(
      ['tax-number-due', 'tax-proofs-due'].map((template) => ({ recipient: t.owner.email, template })),
    )
    await t.say(t.owner, 'save-tax-number', { country: 'DE', number: null })
    expect(await ask()).toEqual({ asked: 1 })
    await verify()
    expect(await ask()).toEqual({ asked: 0 })
  })
})

describe('the file', () => {
  const exported = (more: object = {}) => {
    const input = { year: 2026, country: 'DE', taxNumber: '1234567890', ...more }
    return t.say<DownloadedFile>(admin, 'export-tax-report', input)
  }
  const download = async (more?: object) => {
    const { value } = await exported(more)
    return { name: value!.name, xml: Buffer.from(value!.base64, 'base64').toString() }
  }

  it('says so where there is nothing to report', async () => {
    const { name, xml } = await download()
    expect(name).toBe('tax-report-DE-2026.xml')
    expect(xml).toContain('<dpi:MessageTypeIndic>DPI403</dpi:MessageTypeIndic>')
    expect(xml).not.toContain('ReportableSeller')
  })

  it('leaves out a business whose papers were verified before they had to say its name', async () => {
    await rent('2026-05-01T12:00:00Z')
    await verify(['identity', 'address', 'business'])
    expect(await report()).toMatchObject([{ gaps: ['identity', 'tax-number'] }])
    expect(await exported()).toMatchObject({ code: 'TAX_REPORT_INCOMPLETE' })
  })

  it('names of whom something is missing, and leaves out only whom the caller knows to be left out', async () => {
    await rent('2026-05-01T12:00:00Z')
    await verify()
    await rent('2026-05-02T12:00:00Z')
    await giveLast('Ada')
    const missing = { count: 1, total: 2, lenders: [{ name: 'Ada', gaps: ['identity', 'address'] }] }
    for (const leaveOut of [undefined, 2])
      expect(await exported({ leaveOut })).toMatchObject({
        status: 409,
        code: 'TAX_REPORT_INCOMPLETE',
        details: missing,
      })
    const { xml } = await download({ leaveOut: 1 })
    expect(xml.match(/<dpi:ReportableSeller>/g)).toHaveLength(1)
    expect(await t.rows(`select details from public.audit_log where action = 'export-tax-report'`)).toEqual([
      { details: { year: 2026, country: 'DE', lenders: 1, leftOut: 1 } },
    ])
  })

  it('has each element that the schema demands, in its order, of a person as of a business', async () => {
    await rent('2026-05-01T12:00:00Z')
    await verify()
    const { xml } = await download()
    expect(childrenIn(xml, 'MessageSpec')).toEqual([
      'TransmittingCountry',
      'ReceivingCountry',
      'MessageType',
      'MessageRefId',
      'MessageTypeIndic',
      'ReportingPeriod',
      'Timestamp',
    ])
    expect(childrenIn(xml, 'PlatformOperator')).toEqual([
      'ResCountryCode',
      'TIN',
      'VAT',
      'Name',
      'PlatformBusinessName',
      'Address',
      'Nexus',
      'AssumedReporting',
      'DocSpec',
    ])
    expect(childrenIn(xml, 'ReportableSeller')).toEqual(['Identity', 'RelevantActivities', 'DocSpec'])
    expect(childrenIn(xml, 'IndSellerID')).toEqual(['ResCountryCode', 'TIN', 'Name', 'Address', 'BirthInfo'])
    const quarters = (prefix: string) => [1, 2, 3, 4].map((quarter) => `${prefix}Q${quarter}`)
    expect(childrenIn(xml, 'TransportationRental')).toEqual([
      'Consideration',
      'NumberOfActivities',
      'Fees',
      'Taxes',
    ])
    for (const [name, prefix] of [
      ['Consideration', 'Cons'],
      ['NumberOfActivities', 'Numb'],
      ['Fees', 'Fees'],
      ['Taxes', 'Tax'],
    ] as const)
      expect(childrenIn(xml, name)).toEqual(quarters(prefix))
    await verify(['business'])
    await t.rows(
      `update public.kyc_submissions
       set details = '{"name": "Rad & Tat", "registrationNumber": "HRB 1", "country": "DE", "vatId": "DE1"}'
       where step = 'business'`,
    )
    const { xml: ofBusiness } = await download()
    expect(childrenIn(ofBusiness, 'EntSellerID')).toEqual([
      'ResCountryCode',
      'TIN',
      'IN',
      'VAT',
      'Name',
      'Address',
    ])
  })

  it('leaves out whom nobody verified, and says where there is no tax number', async () => {
    await rent('2026-05-01T12:00:00Z')
    // Without anybody in it, it would say that there was nothing to report.
    expect(await exported({ leaveOut: 1 })).toMatchObject({ status: 409, code: 'TAX_REPORT_INCOMPLETE' })
    await verify()
    const { xml } = await download()
    expect(xml).toContain('<dpi:TIN unknown="true"></dpi:TIN>')
    expect(xml).toContain('<dpi:LastName>Müller &amp; &lt;Söhne&gt;</dpi:LastName>')
    expect(xml).toContain('<dpi:ConsQ2 currCode="EUR">17</dpi:ConsQ2>')
    expect(xml).toContain('<dpi:FeesQ2 currCode="EUR">3</dpi:FeesQ2>')
    expect(await t.rows(`select details from public.audit_log where action = 'export-tax-report'`)).toEqual([
      { details: { year: 2026, country: 'DE', lenders: 1, leftOut: 0 } },
    ])
  })
})
