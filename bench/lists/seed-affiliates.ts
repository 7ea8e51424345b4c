import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createMembers } from './create-members.ts'

/**
 * Every fifth person becomes an affiliate who brought the four after them, and every tenth rental that is over earned one
 * of them a commission.
 */
export async function seedAffiliates(db: Database): Promise<void> {
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await createMembers(tx)
    await insertAffiliates(tx)
  })
  await db.pool.query('vacuum analyze')
}

async function insertAffiliates(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `update public.profiles p set roles = p.roles || '{affiliate}' from members m where m.id = p.id and m.n % 5 = 0`,
  )
  await tx.query(
    `update public.affiliates f set referred_by = a.id, referral_chain = array[a.id]
     from members m join members a on a.n = m.n - m.n % 5 where m.n % 5 > 0 and f.id = m.id`,
  )
  await tx.query(
    `create temporary table earned on commit drop as
     select gen_random_uuid() as transfer_id, b.id as booking_id, b.renter_id, f.referred_by as affiliate_id, b.end_date as at,
       10 + b.number % 90 as cents
     from public.bookings b join public.affiliates f on f.id = b.renter_id
     where b.status = 'completed' and b.number % 10 = 1 and f.referred_by is not null`,
  )
  await tx.query(
    `insert into public.ledger_accounts (kind, user_id) select distinct 'affiliate', affiliate_id from earned`,
  )
  await tx.query(
    `insert into public.commissions (booking_id, level, affiliate_id, referred_id, amount_cents, at)
     select booking_id, 1, affiliate_id, renter_id, cents, at from earned`,
  )
  await tx.query(
    `insert into public.ledger_transfers (id, kind, once_key, booking_id, at)
     select transfer_id, 'share', 'commission:' || booking_id, booking_id, at from earned`,
  )
  await tx.query(
    `insert into public.ledger_entries (transfer_id, account_id, amount_cents, user_id, at)
     select e.transfer_id, a.id, e.cents, e.affiliate_id, e.at
     from earned e join public.ledger_accounts a on a.kind = 'affiliate' and a.user_id = e.affiliate_id
     union all
     select e.transfer_id, (select id from public.ledger_accounts where kind = 'platform'), -e.cents, null, null from earned e`,
  )
  await tx.query(
    `update public.affiliates f set earned_cents = s.cents, balance_cents = s.cents
     from (select affiliate_id, sum(cents) as cents from earned group by 1) s where f.id = s.affiliate_id`,
  )
}
