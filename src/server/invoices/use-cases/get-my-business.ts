import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LenderBusiness, MyBusiness } from '#contract/invoices.ts'
import { ok } from '#domain/result.ts'
import { loadBusiness } from '../load-business.ts'

/** Whether the caller rents as a business, and as which; what was verified of them, to begin with. */
export const getMyBusiness = useCase({
  name: 'get-my-business',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const { rows } = await sql<{ suggested: Partial<LenderBusiness> | null; elsewhere: number }>`
      select (
          select jsonb_object_agg(d.key, d.value)
          from (
            select distinct on (k.step) k.step, k.details from public.kyc_submissions k
            where k.user_id = ${userId} and k.step in ('address', 'business') and k.status = 'verified'
            order by k.step, k.decided_at desc
          ) proven
          cross join lateral jsonb_each_text(proven.details) d
          where d.key in ('name', 'street', 'postalCode', 'city', 'country', 'vatId')
        ) as suggested,
        (
          select count(*)::integer from public.lender_businesses l
          join public.bookings b on b.owner_id = l.user_id and b.status = 'completed'
          join public.items i on i.id = b.item_id and i.country <> l.country
          join public.ledger_transfers t on t.booking_id = b.id and t.kind = 'release' and t.at >= l.since
          where l.user_id = ${userId}
            and not exists (select from public.invoices v where v.booking_id = b.id and v.kind = 'rental')
        ) as elsewhere`.execute(tx)
    const { suggested, elsewhere } = rows[0]!
    return ok<MyBusiness>({
      business: (await loadBusiness(tx, userId)) ?? null,
      suggested: suggested ?? {},
      elsewhere,
    })
  },
})
