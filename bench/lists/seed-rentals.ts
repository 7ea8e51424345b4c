import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { currentTerms } from '#domain/booking/booking-terms.ts'
import { withoutIndexes } from '#seed/without-indexes.ts'

export interface RentalCounts {
  people: number
  bookings: number
  /** The bookings, and the items, of the one lender who has very many. */
  busy: number
}

/** The lender of the market who has `busy` bookings and items: the owner of its first items. */
export const BUSY_LENDER = 'owner-1@bulk.lendaround.example'

const TERMS = JSON.stringify(currentTerms('flexible'))

const TABLES = [
  'orders',
  'order_lines',
  'bookings',
  'payments',
  'captures',
  'booking_events',
  'ledger_transfers',
  'ledger_entries',
].map((name) => `public.${name}`)

const BULK_OWNERS = `select id, row_number() over (order by length(email), email) as n
  from public.profiles where email like 'owner-%@bulk.lendaround.example'`

/**
 * Adds renters and their rentals to a market of `seedBulk`: each an order, its line, a booking with its history, a
 * payment, and for those that are over the transfers of the ledger. They lie in the two years before today and the
 * coming month; calendars are not written, so nothing may be booked afterwards.
 */
export async function seedRentals(db: Database, { people, bookings, busy }: RentalCounts): Promise<void> {
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.query('set local session_replication_role = replica')
    await insertRenters(tx, people)
    await tx.query('select setseed(0.42)')
    await drawRentals(tx, bookings, busy)
    await withoutIndexes(tx, TABLES, async () => {
      await insertRentals(tx)
      await insertMoney(tx)
    })
    await insertMessages(tx)
    await tx.query('set local session_replication_role = origin')
    await tx.query('select public.recount_figures()')
  })
  await db.pool.query('vacuum analyze')
}

/** People beside the owners, up to this many in all; written as the triggers of a sign-up would. */
async function insertRenters(tx: SqlTransaction, people: number): Promise<void> {
  await tx.query(
    `create temporary table joined on commit drop as
     select gen_random_uuid() as id, 'renter-' || n || '@bulk.lendaround.example' as email, lpad(n::text, 8, '0') as code,
       (array['Ada', 'Ben', 'Carla', 'Deniz', 'Emil', 'Fatou', 'Gil'])[1 + n % 7] || ' Mieter ' || n as name
     from generate_series(1, $1::integer - (select count(*)::integer from public.profiles)) n`,
    [people],
  )
  await tx.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     select id, email, now(), jsonb_build_object('name', name) from joined`,
  )
  await tx.query('insert into public.profiles (id, email, name) select id, email, name from joined')
  await tx.query(
    'insert into public.affiliates (id, referral_code, joined_at) select id, code, now() from joined',
  )
}

/** One row for each booking, from which all tables are filled. */
async function drawRentals(tx: SqlTransaction, bookings: number, busy: number): Promise<void> {
  await tx.query(
    `create temporary table owners on commit drop as
     select o.id, o.n, array_agg(i.id order by i.id) as items
     from (${BULK_OWNERS}) o join public.items i on i.owner_id = o.id group by o.id, o.n`,
  )
  await tx.query('create unique index on owners (n)')
  await tx.query(
    `create temporary table renters on commit drop as
     select id, row_number() over (order by id) as n from public.profiles where email like 'renter-%@bulk.lendaround.example'`,
  )
  await tx.query('create unique index on renters (n)')
  await tx.query('analyze owners')
  await tx.query('analyze renters')
  await tx.query(
    `create temporary table drawn on commit drop as
     select gen_random_uuid() as order_id, gen_random_uuid() as line_id, gen_random_uuid() as booking_id,
       gen_random_uuid() as payment_id, o.id as owner_id, r.id as renter_id,
       o.items[1 + d.item % cardinality(o.items)] as item_id, d.starts, d.starts + make_interval(days => d.days) as ends, d.days,
       least(d.starts - interval '3 days', now() - make_interval(mins => d.n % 20000)) as booked,
       d.price * d.days as cents, 10000 + d.n as number,
       case when d.starts > now() then (array['confirmed', 'confirmed', 'requested', 'cancelled'])[1 + d.n % 4]
         when d.starts > now() - interval '5 days' then (array['picked_up', 'returned', 'confirmed'])[1 + d.n % 3]
         else (array['completed', 'completed', 'completed', 'completed', 'cancelled', 'declined'])[1 + d.n % 6] end as status
     from (
       select n, case when n <= $2 then 1 else 2 + floor(random() * ((select count(*) from owners) - 1))::integer end as owner,
         1 + floor(random() * (select count(*) from renters))::integer as renter, floor(random() * 1000)::integer as item,
         date_trunc('hour', now()) - interval '730 days' + make_interval(hours => floor(random() * 760 * 24)::integer) as starts,
         1 + floor(random() * 5)::integer as days, 200 + floor(random() * 60)::integer * 50 as price
       from generate_series(1, $1::integer) n
     ) d
     join owners o on o.n = d.owner join renters r on r.n = d.renter`,
    [bookings, busy],
  )
}

async function insertRentals(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.orders (id, user_id, status, total_cents, created_at)
     select order_id, renter_id, 'paid', cents, booked from drawn`,
  )
  await tx.query(
    `insert into public.order_lines (id, order_id, position, item_id, start_date, end_date, time_zone, quantity, rental_type,
       duration_units, unit_price_cents, rental_cents, delivery_method, terms)
     select line_id, order_id, 0, item_id, starts, ends, 'Europe/Berlin', 1, 'day', days, cents / days, cents, 'pickup',
       $1::jsonb from drawn`,
    [TERMS],
  )
  await tx.query(
    `insert into public.bookings (id, order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date,
       time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, cancellation_policy,
       status_reason, refund_cents, captured_cents, version, request_expires_at, returned_at, created_at, terms)
     select booking_id, line_id, order_id, item_id, renter_id, owner_id, status, starts, ends, 'Europe/Berlin', 'day', 1, cents, 0, 0,
       'pickup', 'flexible', null, case when status in ('cancelled', 'declined') then cents else 0 end,
       case when status = 'completed' then cents end, 1, now() + interval '1 day',
       case when status in ('returned', 'completed') then ends end, booked, $1::jsonb from drawn`,
    [TERMS],
  )
  await tx.query(
    `insert into public.booking_events (booking_id, transition, from_status, to_status, role, at, position, hash)
     select d.booking_id, s.transition, s.before, s.after, 'clock', d.starts + make_interval(hours => s.n), s.n, md5(d.booking_id::text || s.n)
     from drawn d join (values (1, 'accept', 'requested', 'confirmed', '{confirmed,picked_up,returned,completed}'::text[]),
         (2, 'pick_up', 'confirmed', 'picked_up', '{picked_up,returned,completed}'),
         (3, 'return', 'picked_up', 'returned', '{returned,completed}'),
         (1, 'cancel', 'requested', 'cancelled', '{cancelled}'), (1, 'decline', 'requested', 'declined', '{declined}'))
       s (n, transition, before, after, reached) on d.status = any (s.reached)`,
  )
}

/** Payments of all, and the ledger of what is over: paid, and owed to the lender less a fee of 15 per cent. */
async function insertMoney(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.payments (id, purpose, order_id, user_id, provider, status, amount_cents,
       capture_cents, captured_cents, created_at, check_at, reconciled_at)
     select payment_id, 'rental', order_id, renter_id, 'test',
       case when status = 'completed' then 'captured' when status in ('cancelled', 'declined') then 'voided' else 'authorised' end,
       cents, case when status = 'completed' then cents end, case when status = 'completed' then cents else 0 end,
       booked, null, now() from drawn`,
  )
  await tx.query(
    `insert into public.payment_intents (id, provider, payment_id, position)
     select 'bulk_' || number, 'test', payment_id, 1 from drawn`,
  )
  await tx.query(
    `insert into public.captures (payment_id, booking_id, amount_cents, status, created_at)
     select payment_id, booking_id, cents, 'captured', ends from drawn where status = 'completed'`,
  )
  await tx.query(
    `insert into public.ledger_accounts (kind, user_id)
     select 'lender', owner_id from drawn where status = 'completed' group by owner_id
     union all select kind, null from unnest(array['provider', 'platform']) kind
     on conflict do nothing`,
  )
  await tx.query(
    `create temporary table shares on commit drop as
     select gen_random_uuid() as transfer_id, d.booking_id, d.payment_id, d.owner_id, d.ends, d.cents, round(d.cents * 0.15)::bigint as fee,
       a.id as account
     from drawn d join public.ledger_accounts a on a.kind = 'lender' and a.user_id = d.owner_id where d.status = 'completed'`,
  )
  await tx.query(
    `insert into public.ledger_transfers (id, kind, once_key, booking_id, payment_id, at)
     select transfer_id, 'release', 'bulk:' || booking_id, booking_id, payment_id, ends from shares`,
  )
  await tx.query(
    `insert into public.ledger_entries (transfer_id, account_id, amount_cents, user_id, at)
     select transfer_id, account, cents - fee, owner_id, ends from shares
     union all select transfer_id, (select id from public.ledger_accounts where kind = 'platform'), fee, null, null from shares
     union all select transfer_id, (select id from public.ledger_accounts where kind = 'provider'), -cents, null, null from shares`,
  )
}

/** A conversation of a few messages for every tenth booking and all of the busy lender's, whose notices are written, too. */
async function insertMessages(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `create temporary table talks on commit drop as
     select distinct on (renter_id, item_id) gen_random_uuid() as id, renter_id, owner_id, item_id, starts
     from drawn where number % 10 = 0 or owner_id = (select id from owners where n = 1)`,
  )
  await tx.query(
    `insert into public.conversations (id, item_id, renter_id, owner_id, created_at)
     select id, item_id, renter_id, owner_id, starts - interval '4 days' from talks`,
  )
  await tx.query(
    `insert into public.messages (conversation_id, sender_id, body, created_at)
     select id, case when n % 2 = 1 then renter_id else owner_id end, 'Is the drill there on Saturday? ' || n,
       starts - interval '4 days' + make_interval(hours => n)
     from talks, generate_series(1, 4) n order by starts`,
  )
  await tx.query(
    `insert into public.conversation_participants (conversation_id, person_id, last_message_id, read_message_id)
     select t.id, person, m.last, case when person = t.owner_id then m.last else 0 end
     from talks t join (select conversation_id, max(id) as last from public.messages group by 1) m on m.conversation_id = t.id,
       unnest(array[t.renter_id, t.owner_id]) person`,
  )
  await tx.query(
    `insert into public.notifications (user_id, kind, data, path, occasion, created_at, read_at)
     select owner_id, 'booking-confirmed', '{"title": "Drill"}', '/dashboard/customers/' || booking_id, booking_id::text,
       starts, case when number % 3 = 0 then null else starts end
     from drawn where owner_id = (select id from owners where n = 1)`,
  )
}
