import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { brand } from '#contract/brand.ts'
import { LAST_NOTICE_MS } from '#domain/tax/withholding.ts'
import type { Deps } from '#server/deps.ts'
import { followTaxRequest, requestTaxData } from '../follow-tax-request.ts'
import { isReported } from '../load-figures.ts'
import { tellOfRelease } from '../tell-of-release.ts'

/** So many lenders are asked in one run; the next one asks the others. */
const MAX_ASKED = 1_000

/**
 * Asks lenders for what the tax report lacks of them, reminds them twice, and then withholds what they earn until it is
 * there (docs/decisions/payouts-withheld-for-tax-data.md).
 */
export const followTaxRequests: Job = {
  name: 'follow-tax-requests',
  everyMs: 3_600_000,
  async run(deps, _fetch, stopping) {
    const steps = [
      [await lackingLenders(deps), requestTaxData],
      [await silentLenders(deps), followTaxRequest],
      [await releasedLenders(deps), tellOfRelease],
    ] as const
    for (const [lenders, step] of steps)
      for (const userId of lenders) {
        if (stopping?.aborted) return
        const follow = { userId, siteUrl: deps.config.siteUrl, now: deps.now() }
        await inTransaction(deps.db, { as: 'service' }, (tx) => step(tx, follow)).catch((error: unknown) =>
          deps.log.error({ err: error, userId }, 'tax data could not be followed up'),
        )
      }
  },
}

/**
 * Lenders who are reported for this year or the last, or will be for a means of transport that is booked, of whom something is
 * missing, and who were not asked.
 */
const lackingLenders = ({ db, now }: Deps): Promise<string[]> =>
  inTransaction(db, { as: 'service' }, async (tx) => {
    const zone = brand.timeZone
    const { rows } = await sql<{ id: string }>`
      select p.id from public.profiles p
      where p.id = any (array(
          select distinct i.owner_id
          from public.categories c join public.items i on i.category_id = c.id
          where c.is_transport
        ))
        -- An account that was deleted is blocked and has no address.
        and (p.email <> '' or not p.is_blocked)
        and not exists (select from public.tax_requests r where r.user_id = p.id and r.answered_at is null)
        and exists (
          select
          from public.items i
          join public.categories c on c.id = i.category_id and c.is_transport
          join public.bookings b on b.item_id = i.id
          where i.owner_id = p.id and (
            b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
            or exists (
              select from public.ledger_transfers t
              where t.booking_id = b.id and ${isReported}
                and t.at >= date_trunc('year', ${now().toISOString()}::timestamptz at time zone ${zone} - interval '1 year') at time zone ${zone}
            )
          )
        )
        and cardinality(public.tax_gaps(p.id)) > 0
      order by p.id
      limit ${MAX_ASKED}`.execute(tx)
    return rows.map(({ id }) => id)
  })

/** Lenders who may have to be reminded, or have their payouts withheld: nothing happened for a while. */
async function silentLenders({ db, now }: Deps): Promise<string[]> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select user_id from public.tax_requests
     where answered_at is null and withheld_at is null
       and coalesce(second_reminder_at, first_reminder_at, requested_at) <= $1
     order by id`,
    [new Date(now().getTime() - LAST_NOTICE_MS)],
  )
  return rows.map(({ user_id }) => user_id)
}

async function releasedLenders({ db }: Deps): Promise<string[]> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select user_id from public.tax_requests
     where answered_at is not null and withheld_at is not null and told_at is null order by id`,
  )
  return rows.map(({ user_id }) => user_id)
}
