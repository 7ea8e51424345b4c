import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { ResetIdentity } from '#contract/identity.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { giveUpOrders } from '#server/checkout/give-up-orders.ts'
import { lockCheckout } from '#server/checkout/lock-checkout.ts'

/**
 * Takes the caller's identity back to its first step, with level none (specification §4): what was handed in counts no
 * more, and its documents and details are deleted. Refused while a rental relies on it.
 */
export const resetIdentity = useCase({
  name: 'reset-identity',
  allow: 'signed-in',
  limit: { requests: 5, seconds: 3_600 },
  input: z.object({}),
  async run({ tx, userId, now }) {
    // What is about to be paid for was allowed by the level that goes now.
    await lockCheckout(tx, userId)
    const person = await tx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!person) return refuse('UNAUTHENTICATED')
    const count = await countOpenRentals(tx, userId)
    if (count > 0) return refuse('IDENTITY_IN_USE', { count })
    await giveUpOrders(tx, userId, 'released')
    await forgetProofs(tx, userId, now)
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

/** That and when something was handed in stays, for those who decide; what it said goes. */
async function forgetProofs(tx: Context['tx'], userId: string, now: Date): Promise<void> {
  await sql`
    update public.kyc_submissions
    set status = 'expired', decided_at = coalesce(decided_at, ${now}), reason = 'reset', details = '{}'
    where user_id = ${userId}`.execute(tx)
  await sql`select set_config('storage.allow_delete_query', 'true', true)`.execute(tx)
  // The bytes go with the next sweep, which removes what no row names.
  await sql`
    delete from storage.objects
    where bucket_id = 'documents' and name like ${`${userId}/%`}`.execute(tx)
}
