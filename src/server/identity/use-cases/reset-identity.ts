import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { ResetIdentity } from '#contract/identity.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { abandonOrders } from '#server/checkout/abandon-orders.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { withdrawProofs } from '../withdraw-proofs.ts'

/**
 * Takes the caller's identity back to its first step, with level none: what was handed in counts no
 * more, and its documents and details are deleted, at once or half a year after the last rental that relied on them.
 * Refused while a rental relies on it.
 */
export const resetIdentity = useCase({
  name: 'reset-identity',
  allow: 'signed-in',
  limit: { requests: 5, seconds: 3_600 },
  input: z.object({}),
  async run({ tx, deps, userId, now }) {
    // The level that is reset now is what allowed a payment that is about to be made.
    await lockCheckout(tx, userId)
    const person = await tx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) return refuse('UNAUTHENTICATED')
    const count = await countOpenRentals(tx, userId)
    if (count > 0) return refuse('IDENTITY_IN_USE', { count })
    await abandonOrders(tx, deps, userId, 'released')
    for (const statement of withdrawProofs(userId, now)) await statement.execute(tx)
    await tx
      .updateTable('profiles')
      .set({ kyc_level: 0, kyc_status: 'none' })
      .where('id', '=', userId)
      .execute()
    return ok<ResetIdentity>({ step: 'identity', kycLevel: 0, kycStatus: 'none' })
  },
})

async function countOpenRentals(tx: Context['tx'], userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where((where) => where.or([where('renter_id', '=', userId), where('owner_id', '=', userId)]))
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow()
  return Number(count)
}
