import { DEFAULT_TERMS } from '#domain/settings/terms.ts'
import type { Queryable } from '../fixtures/queryable.ts'

/**
 * The accounts and amounts of each kind of transfer, as src/server/ledger posts it, for bookings in these states.
 */
const POSTINGS = [
  {
    kind: 'capture',
    where: `status not in ('requested', 'declined')`,
    at: 'created_at',
    entries: [
      ['provider', 'null::uuid', '-due_cents'],
      ['renter', 'renter_id', 'due_cents'],
    ],
  },
  {
    kind: 'refund',
    where: `status = 'cancelled'`,
    at: 'updated_at',
    entries: [
      ['renter', 'renter_id', '-refund_cents'],
      ['provider', 'null::uuid', 'refund_cents'],
    ],
  },
  {
    kind: 'pick_up',
    where: `status in ('picked_up', 'returned', 'disputed', 'completed')`,
    at: 'start_date',
    entries: [
      ['renter', 'renter_id', '-due_cents'],
      ['lender_pending', 'owner_id', 'due_cents'],
    ],
  },
  {
    kind: 'top_up',
    where: `top_up_cents > 0 and status in ('picked_up', 'returned', 'disputed', 'completed')`,
    at: 'start_date',
    entries: [
      ['platform', 'null::uuid', '-top_up_cents'],
      ['lender_pending', 'owner_id', 'top_up_cents'],
    ],
  },
  {
    kind: 'release',
    where: `status = 'completed'`,
    at: `end_date + interval '48 hours'`,
    entries: [
      ['lender_pending', 'owner_id', '-total_cents'],
      ['lender', 'owner_id', 'total_cents - round(rental_cents * 0.15)'],
      [
        'platform',
        'null::uuid',
        `round(rental_cents * 0.15) - (
          select coalesce(sum(c.amount_cents), 0) from public.commissions c where c.booking_id = b.id
        )`,
      ],
    ],
    more: `select 'affiliate', c.affiliate_id, c.amount_cents from public.commissions c where c.booking_id = b.id`,
  },
] as const

/** Posts the transfers of every seeded rental, so that each balance of the demo is the sum of its entries. */
export async function seedLedger(db: Queryable): Promise<void> {
  await seedCommissions(db)
  for (const { kind, where, at, entries, ...rest } of POSTINGS) {
    const values = entries.map(([account, person, cents]) => `('${account}', ${person}, (${cents})::bigint)`)
    const more = 'more' in rest ? `union all ${rest.more}` : ''
    const lines = `public.bookings b cross join lateral (values ${values.join(', ')} ${more}) as e (account, person, cents)
      where ${where} and e.cents <> 0`
    await db.query(`insert into public.ledger_accounts (kind, user_id)
      select distinct e.account, e.person from ${lines} on conflict on constraint ledger_accounts_once do nothing`)
    await db.query(`insert into public.ledger_transfers (kind, once_key, booking_id, at)
      select '${kind}', '${kind}:' || id, id, ${at} from public.bookings where ${where} order by ${at}
      on conflict (once_key) do nothing`)
    await db.query(`insert into public.ledger_entries (transfer_id, account_id, amount_cents)
      select (select id from public.ledger_transfers t where t.once_key = '${kind}:' || b.id),
        (select id from public.ledger_accounts a where a.kind = e.account and a.user_id is not distinct from e.person),
        e.cents
      from ${lines}`)
  }
}

/** Inserts the commissions of the renter's referrers on each completed rental, and gives them the affiliate's role. */
async function seedCommissions(db: Queryable): Promise<void> {
  await db.query(
    `insert into public.commissions (booking_id, level, affiliate_id, referred_id, amount_cents, at)
     select b.id, c.level, c.affiliate, b.renter_id, e.cents, b.end_date + interval '48 hours'
     from public.bookings b
     join public.affiliates a on a.id = b.renter_id
     cross join lateral unnest(a.referral_chain) with ordinality c (affiliate, level)
     cross join lateral (
       select floor(round(b.rental_cents * 0.15) * ($1::int[])[c.level::int] / 100)::bigint
     ) e (cents)
     where b.status = 'completed' and c.affiliate <> b.owner_id and e.cents > 0
     on conflict do nothing`,
    [DEFAULT_TERMS.commissionPercents],
  )
  await db.query(
    `update public.profiles set roles = array_append(roles, 'affiliate')
     where not roles @> '{affiliate}' and id in (select affiliate_id from public.commissions)`,
  )
}
