import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { RescueOffer } from '#contract/rescue.ts'
import type { Schema } from '#contract/schema.ts'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { termsNow } from '#domain/booking/shown-terms.ts'
import { ok } from '#domain/result.ts'

/** Offers a renter replacements for a rental that its lender cancelled; refused for rentals of others. */
export const getRescueOffers = useCase({
  name: 'get-rescue-offers',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId }, { id }) {
    const rows = await loadOffers(tx, { id, userId, limitCents: deps.config.rescueLimitCents })
    return ok(
      rows.map(
        ({ cancellation_policy, deposit_cents, ...offer }): RescueOffer => ({
          ...offer,
          terms: termsNow({
            isInstant: offer.is_instant,
            cancellationPolicy: cancellation_policy,
            depositCents: deposit_cents,
          }),
        }),
      ),
    )
  },
})

type OfferRow = Omit<RescueOffer, 'terms'> & {
  cancellation_policy: CancellationPolicy
  deposit_cents: number
}

async function loadOffers(
  tx: Transaction<Schema>,
  { id, userId, limitCents }: { id: string; userId: string; limitCents: number },
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select c.id, c.title, c.language, c.translations, c.image, c.distance_m, c.total_cents, c.top_up_cents, c.is_instant, c.is_suggested,
      case when b.delivery_method = any (i.delivery_methods) then b.delivery_method else 'pickup' end as delivery_method,
      i.cancellation_policy, i.deposit_cents * b.quantity as deposit_cents
    from public.bookings b
    cross join lateral public.rescue_candidates(b.id, ${limitCents}) c
    join public.items i on i.id = c.id
    where b.id = ${id} and b.renter_id = ${userId}
    order by c.is_suggested desc, c.distance_m, c.id`.execute(tx)
  return rows
}
