import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { abandonOrders } from '../abandon-orders.ts'

/** Releases the caller's holds, all of them unless some are named, and abandons the unpaid order for them. */
export const releaseHold = useCase({
  name: 'release-hold',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ reservationIds: z.array(z.uuid()).max(50).optional() }),
  async run({ tx, deps, userId }, { reservationIds }) {
    await lockCheckout(tx, userId)
    await abandonOrders(tx, deps, userId, 'released', { ...(reservationIds && { reservationIds }) })
    const { rows } = await sql<{ released: number }>`
      select public.release_holds(${userId}, coalesce(
        ${reservationIds ?? null}::uuid[],
        (select array_agg(id) from public.reservations where user_id = ${userId})
      )) as released`.execute(tx)
    return ok({ released: rows[0]!.released })
  },
})
