import { sql } from 'kysely'
import { z } from 'zod'
import { hasFreshProof } from '#backend/auth/fresh-proof.ts'
import { asService } from '#backend/db/as-service.ts'
import { type Context, stagedUseCase } from '#backend/functions/use-case.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { OPEN_PAYOUT_STATUSES } from '#domain/payout/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { giveUpOrders } from '#server/checkout/give-up-orders.ts'
import { withdrawProofs } from '#server/identity/withdraw-proofs.ts'
import { loadRecipient } from '#server/mail/put-mail.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import { lockPerson } from '#server/payouts/lock-person.ts'

/**
 * Deletes the caller's account for good, after a fresh proof. Orders, rentals, payments and published reviews are kept,
 * as the law wants, under an id that leads to nobody. Refused while rentals are open, and to the only
 * admin.
 */
export const deleteMyAccount = stagedUseCase({
  name: 'delete-my-account',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 600 },
  input: z.object({}),
  async runStaged(context) {
    const { deps, userId } = context
    if (!(await hasFreshProof(deps.db, context))) return refuse('REAUTHENTICATION_NEEDED')
    return asService(deps.db, async (tx) => {
      await lockCheckout(tx, userId)
      await lockOwnCalendars(tx, userId)
      const open = await countOpen(tx, userId)
      if (open > 0) return refuse('ACCOUNT_HAS_BOOKINGS', { count: open })
      if (await isLastAdmin(tx, userId)) return refuse('LAST_ADMIN')
      const payouts = await countOpenPayouts(tx, userId)
      if (payouts > 0) return refuse('ACCOUNT_HAS_PAYOUTS', { count: payouts })
      await forgetPerson(tx, userId, context.now)
      return ok({ deleted: true })
    }).finally(() => deps.standing.askAgain(userId))
  },
})

/** Whoever is booking something of theirs at this moment is waited for, and whoever comes later finds it gone. */
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
 * A payout that is requested at this moment is waited for, and a later one finds nobody. Asked after the admins, who are
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
    select id from public.profiles where roles @> '{admin}' and not is_blocked order by id for update`.execute(
    tx,
  )
  return admins.length === 1 && admins[0]!.id === userId
}

async function forgetPerson(tx: Context['tx'], userId: string, now: Date): Promise<void> {
  // Money that is authorised and not booked yet is let go by the clock.
  await giveUpOrders(tx, userId, 'released')
  const { rows: holds } = await sql<{ id: string }>`
    select id from public.reservations where user_id = ${userId}`.execute(tx)
  await sql`select public.release_holds(${userId}, ${sql.val(holds.map(({ id }) => id))})`.execute(tx)
  const { email, locale } = await loadRecipient(tx, userId)
  for (const statement of forgetting(userId, now)) await statement.execute(tx)
  // The one mail that outlives its reader's account; nothing in it leads back to the id.
  if (email)
    await tx.insertInto('outbox').values({ recipient: email, locale, template: 'account-deleted' }).execute()
}

/**
 * Where rows stay when their person goes, and why: each holds an id that leads to nobody any more. A test compares
 * this, and what `forgetting` names, with all tables that refer to a person.
 */
export const KEPT = {
  affiliates: 'who brought whom: others earn by it',
  audit_log: 'what the back office did, to an id that leads to nobody',
  booking_events: 'how past rentals went, for the other side',
  booking_codes: 'random numbers of past rentals',
  calendar_entries: 'when things were taken, not by whom',
  claim_events: 'how problems of past rentals were settled, for the other side',
  claim_evidence: 'what claims of past rentals were decided on',
  claims: 'by law, with the accounts',
  commissions: 'by law, with the accounts',
  deposits: 'by law, with the accounts',
  extensions: 'how past rentals went, for the other side',
  handovers: 'what both sides stated of past rentals',
  item_units: 'what past rentals were of',
  ledger_accounts: 'by law, with the accounts',
  ledger_entries: 'by law, with the accounts',
  ledger_transfers: 'by law, with the accounts',
  listing_events: 'what was decided on listings that are gone',
  orders: 'by law, with the accounts',
  captures: 'by law, with the accounts',
  payment_customers: 'a name at the payment provider, for refunds that are still to come',
  payment_discrepancies: 'by law, with the accounts',
  payments: 'by law, with the accounts',
  payout_destinations: 'by law, where money was paid to',
  payout_events: 'by law, with the accounts',
  payouts: 'by law, with the accounts',
  refunds: 'by law, with the accounts',
  reviews: 'what neighbours know of each other, without the name',
} as const

/** Each says what goes; tables in which rows stay whole are named above. */
export const forgetting = (userId: string, now: Date) => [
  sql`delete from public.favourites where user_id = ${userId}`,
  sql`delete from functions.idempotency_keys where user_id = ${userId}`,
  sql`delete from public.payout_settings where user_id = ${userId}`,
  sql`delete from public.payout_methods m
      where m.user_id = ${userId} and not exists (select from public.payouts p where p.method_id = m.id)`,
  sql`update public.payout_methods set removed_at = coalesce(removed_at, now()) where user_id = ${userId}`,
  ...withdrawProofs(userId, now),
  sql`delete from public.kyc_submissions where user_id = ${userId} and kept_until is null`,
  sql`delete from public.outbox
      where recipient = (select lower(email) from public.profiles where id = ${userId})`,
  sql`delete from public.item_locations l using public.items i
      where i.id = l.item_id and i.owner_id = ${userId}`,
  sql`delete from public.calendar_sources where owner_id = ${userId}`,
  sql`delete from public.calendar_feeds where owner_id = ${userId}`,
  sql`delete from public.item_blocks b using public.items i
      where i.id = b.item_id and i.owner_id = ${userId}`,
  sql`delete from public.item_images m using public.items i
      where i.id = m.item_id and i.owner_id = ${userId}`,
  sql`update public.items set status = 'removed', description = '', translations = '{}'
      where owner_id = ${userId}`,
  sql`update public.payment_methods set saved_at = null where user_id = ${userId}`,
  sql`update public.bookings set delivery_address = '' where renter_id = ${userId}`,
  sql`update public.order_lines l set delivery_address = '' from public.orders o
      where o.id = l.order_id and o.user_id = ${userId}`,
  sql`select set_config('storage.allow_delete_query', 'true', true)`,
  // The bytes go with the next sweep, which removes what no row names.
  sql`delete from storage.objects
      where bucket_id in ('images', 'avatars') and name like ${`${userId}/%`}`,
  // Blocked, so that a token which is still good by time opens nothing.
  sql`update public.profiles set name = '', avatar_path = null, bio = '', city = '', phone = '', email = '',
        roles = '{user}', kyc_level = 0, kyc_status = 'none', is_blocked = true
      where id = ${userId}`,
  sql`select public.erase_account(${userId})`,
]
