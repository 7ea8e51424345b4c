import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { RescueOffer } from '#contract/rescue.ts'
import { ok } from '#domain/result.ts'

/** Offers a renter replacements for a rental that its lender cancelled; refused for rentals of others. */
export const getRescueOffers = useCase({
  name: 'get-rescue-offers',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId }, { id }) {
    const { rows } = await sql<RescueOffer>`
      select c.id, c.title, c.language, c.translations, c.image, c.distance_m, c.total_cents, c.top_up_cents, c.is_instant
      from public.bookings b, public.rescue_candidates(b.id, ${deps.config.rescueLimitCents}) c
      where b.id = ${id} and b.renter_id = ${userId}`.execute(tx)
    return ok(rows)
  },
})
