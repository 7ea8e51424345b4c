import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { LenderPlace, MyTax, TaxReport } from '#contract/tax.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { loadReported } from './load-reported.ts'
import { loadReportedPage } from './load-reported-page.ts'

let t: PayoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createPayoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const NOTHING = { rentals: 0, creditedCents: 0, feeCents: 0 }

/** Two days at 10 €, released at this moment; of a means of transport unless it is said. */
async function rent(releasedAt: string, isTransport = true): Promise<void> {
  const item = await t.another()
  await t.rows(
    'update public.categories set is_transport = $2 where id = (select category_id from public.items where id = $1)',
    [item.id, isTransport],
  )
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  const [booking] = await t.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit 1',
  )
  await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, booking!.id, new Date(releasedAt)))
}

/** Verifies who and where the lender is, and with `business` what for. */
async function verify(steps: ('identity' | 'address' | 'business')[] = ['identity', 'address']) {
  const details = {
    business: {},
    identity: { firstName: 'Olga', lastName: 'Müller & <Söhne>', birthDate: '1980-02-29' },
    address: { street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  }
  for (const step of steps) {
    const id = await createSubmission(t.db.pool, { user: t.owner.id, step })
    await t.rows('insert into public.kyc_openings (submission_id, moderator_id) values ($1, $2)', [
      id,
      t.moderator.id,
    ])
    await t.rows(
      `update public.kyc_submissions set status = 'verified', decided_at = now(), decided_by = $2, details = $3
       where id = $1`,
      [id, t.moderator.id, JSON.stringify(details[step])],
    )
  }
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
    expect((await t.say<MyTax>(t.renter, 'get-my-tax', {})).value).toEqual({ taxNumber: null, years: [] })
  })

  it('is nothing where no means of transport was rented out', async () => {
    await rent('2026-05-01T12:00:00Z', false)
    expect(await report()).toEqual([])
  })

  it('comes by name, page by page, with what is counted of all at once', async () => {
    const years = { Zoe: 2026, Ada: 2026, Bea: 2027, Cleo: 2026, Adam: 2026 }
    for (const [name, year] of Object.entries(years)) {
      await rent(`${year}-05-01T12:00:00Z`)
      const { id } = await t.user({ name })
      await inTransaction(t.db, { as: 'owner' }, async (tx) => {
        await tx.query('set local session_replication_role = replica')
        const [booking] = await tx
          .query<{ id: string; item_id: string }>(
            'update public.bookings set owner_id = $1 where number = (select max(number) from public.bookings) returning id, item_id',
            [id],
          )
          .then(({ rows }) => rows)
        await tx.query('update public.items set owner_id = $1 where id = $2', [id, booking!.item_id])
      })
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
  const exported = () => {
    const input = { year: 2026, country: 'DE', taxNumber: '1234567890' }
    return t.say<DownloadedFile>(admin, 'export-tax-report', input)
  }
  const download = async () => {
    const { value } = await exported()
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

  it('leaves out whom nobody verified, and says where there is no tax number', async () => {
    await rent('2026-05-01T12:00:00Z')
    // Without anybody in it, it would say that there was nothing to report.
    expect(await exported()).toMatchObject({ status: 409, code: 'TAX_REPORT_INCOMPLETE' })
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
