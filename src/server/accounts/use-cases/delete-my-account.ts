import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { type Context, stagedUseCase } from '#backend/functions/use-case.ts'
import { causeId } from '#backend/start/cause.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { OPEN_PAYOUT_STATUSES } from '#domain/payout/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { abandonOrders } from '#server/checkout/abandon-orders.ts'
import type { Deps } from '#server/deps.ts'
import { centsOf, loadForfeit, postForfeit } from '#server/ledger/post-forfeit.ts'
import { loadRecipient } from '#server/mail/put-mail.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { lockPerson } from '#server/payouts/lock-person.ts'
import type { PersonalData } from '#server/personal-data.ts'
import { forgetPerson } from '../forget-person.ts'

/**
 * Deletes the caller's account, after a fresh proof: each area forgets its rows. Orders, rentals, payments and
 * published reviews are kept, as the law wants, under an id that leads to no account. A balance is the platform's then.
 * Refused while rentals or payouts are open, to the only admin, and where the person did not confirm to give up exactly
 * this balance (ACCOUNT_HAS_BALANCE).
 */
export const deleteMyAccount = (all: readonly PersonalData[]) =>
  stagedUseCase({
    name: 'delete-my-account',
    allow: 'signed-in',
    limit: { requests: 10, seconds: 600 },
    input: z.object({
      /** The balance that the person was shown and gives up, in cents. */
      forfeitCents: z.int().min(0).default(0),
    }),
    async runStaged(context, { forfeitCents }) {
      const { deps, userId } = context
      const refusal = await refuseStaleProof(context)
      if (refusal) return refusal
      return inTransaction(deps.db, { as: 'service' }, async (tx) => {
        await lockCheckout(tx, userId)
        await lockOwnCalendars(tx, userId)
        const open = await countOpen(tx, userId)
        if (open > 0) return refuse('ACCOUNT_HAS_BOOKINGS', { count: open })
        if (await isLastAdmin(tx, userId)) return refuse('LAST_ADMIN')
        const payouts = await countOpenPayouts(tx, userId)
        if (payouts > 0) return refuse('ACCOUNT_HAS_PAYOUTS', { count: payouts })
        const forfeit = await loadForfeit(tx, userId)
        const cents = centsOf(forfeit)
        if (cents !== forfeitCents) return refuse('ACCOUNT_HAS_BALANCE', { cents })
        await postForfeit(tx, userId, forfeit, context.now)
        await clearPersonalData(tx, all, context)
        return ok({ deleted: true })
      }).finally(() => deps.sessionGuard.invalidate(userId))
    },
  })

/** A renter who is booking something of theirs at this moment is waited for, and one who comes later finds it gone. */
async function lockOwnCalendars(tx: Context['tx'], userId: string): Promise<void> {
  await sql`select public.lock_calendar(id) from (
    select id from public.items where owner_id = ${userId} order by id
  ) items`.execute(tx)
}

async function countOpen(tx: Context['tx'], userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from public.bookings
    where (renter_id = ${userId} or owner_id = ${userId}) and status = any (${sql.val([...OPEN_STATUSES])})`.execute(
    tx,
  )
  return Number(rows[0]!.count)
}

/**
 * A payout that is requested at this moment is waited for, and a later one finds no account. Asked after the admins, who are
 * locked in one order.
 */
async function countOpenPayouts(tx: Context['tx'], userId: string): Promise<number> {
  await lockPerson(tx, userId)
  const { count } = await tx
    .selectFrom('payouts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_PAYOUT_STATUSES)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Two admins who leave at the same moment wait for each other here, so that one stays. */
async function isLastAdmin(tx: Context['tx'], userId: string): Promise<boolean> {
  const { rows: admins } = await sql<{ id: string }>`
    select id from public.profiles where roles @> '{admin}' and not is_blocked order by id for no key update`.execute(
    tx,
  )
  return admins.length === 1 && admins[0]!.id === userId
}

async function clearPersonalData(
  tx: Context['tx'],
  all: readonly PersonalData[],
  { deps, userId, now }: { deps: Deps; userId: string; now: Date },
): Promise<void> {
  // Money that is authorised and not booked yet is voided by the queue.
  await abandonOrders(tx, deps, userId, 'released')
  const { email, locale } = await loadRecipient(tx, userId)
  await forgetPerson(tx, all, userId, now)
  // The one mail that outlives its reader's account; nothing in it leads back to the id.
  if (email)
    await tx
      .insertInto('outbox')
      .values({ recipient: email, locale, template: 'account-deleted', cause_id: causeId() })
      .execute()
}
