import type { Database } from '#backend/db/database.ts'

/** Invariants after every single step, each as a query for its violations. */
const ALWAYS: Record<string, string> = {
  'the ledger sums to zero': `
    select sum(amount_cents)::text as id from public.ledger_entries having sum(amount_cents) <> 0`,
  'no person’s account is below zero': `
    select a.kind || ' of ' || a.user_id || ': ' || sum(e.amount_cents) || ', by booking: ' || (
        select string_agg(format('%s %s', x.booking_id, x.moves), '; ') from (
          select t.booking_id, string_agg(format('%s %s', t.kind, o.amount_cents), ', ' order by t.at) as moves
          from public.ledger_entries o join public.ledger_transfers t on t.id = o.transfer_id
          where o.account_id = a.id group by t.booking_id having sum(o.amount_cents) <> 0
        ) x) as id
    from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
    where a.user_id is not null group by a.id having sum(e.amount_cents) < 0`,
  'affiliates are sorted by what came to their accounts': `
    select f.id from public.affiliates f, public.affiliate_sums(f.id) s
    where (f.earned_cents, f.balance_cents) <> (s.earned_cents, s.balance_cents)`,
  'no more is captured of a rental than it costs': `
    select b.id from public.bookings b
    where (select coalesce(sum(c.amount_cents), 0) from payments_test.captures c
      where c.part = b.order_line_id::text) > b.due_cents`,
  'the claims on a rental stay within deposit and price': `
    select b.id from public.bookings b
    where (select sum(case c.status when 'settled' then c.award_cents else c.amount_cents end) from public.claims c
      where c.booking_id = b.id and c.kind <> 'no_show' and c.status <> 'withdrawn') > b.total_cents + b.deposit_cents`,
  'a rental that was let down is made up for once': `
    select b.replaces_booking_id as id from public.bookings b
    where not (b.status in ('cancelled', 'declined') and b.refund_cents = b.due_cents)
    group by b.replaces_booking_id having b.replaces_booking_id is not null and count(*) > 1`,
  'what disputes have taken is in the ledger': `
    select d.id || ' ' || d.status as id from public.disputes d
    where d.withdrawn_cents <> (select coalesce(sum(e.amount_cents), 0) from public.ledger_transfers t
      join public.ledger_entries e on e.transfer_id = t.id
      join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      where t.kind = 'dispute' and t.once_key like 'dispute:' || d.id || ':%')`,
  'a booking keeps the terms under which it was made': `
    select b.id from public.walk_terms t left join public.bookings b using (id)
    where (b.fee_percent, b.commission_percents, b.cancellation_policy, b.delivery_cents, b.terms) is distinct from
      (t.fee_percent, t.commission_percents, t.cancellation_policy, t.delivery_cents, t.terms)`,
  'the fee of a rental is the one of its time': `
    select b.id || ': ' || fee.cents as id from public.bookings b
    join public.walk_terms w using (id) join public.ledger_transfers t on t.booking_id = b.id and t.kind = 'release'
    cross join lateral (
      select coalesce(sum(e.amount_cents), 0) as cents from public.ledger_entries e
        join public.ledger_accounts a on a.id = e.account_id and a.kind in ('platform', 'affiliate')
        where e.transfer_id = t.id
    ) fee
    where b.status = 'completed' and b.refund_cents = 0 and fee.cents <> round(b.rental_cents * w.fee_percent::numeric / 100)`,
  'who brought a renter earns what was promised when it was booked': `
    select format('%s level %s: %s instead of %s', t.booking_id, l.level, coalesce(c.amount_cents, 0), promised.cents) as id
    from public.ledger_transfers t join public.bookings b on b.id = t.booking_id and b.status = 'completed'
    join public.walk_terms w on w.id = b.id join public.affiliates a on a.id = b.renter_id
    cross join lateral (
      select coalesce(sum(e.amount_cents), 0) as cents from public.ledger_entries e
        join public.ledger_accounts k on k.id = e.account_id and k.kind in ('platform', 'affiliate')
        where e.transfer_id = t.id
    ) fee
    cross join generate_series(1, cardinality(a.referral_chain)) l (level)
    cross join lateral (
      select floor(fee.cents * round(coalesce(w.commission_percents[l.level], 0)::numeric, 1) / 100) as cents
    ) promised
    left join public.commissions c on c.booking_id = b.id and c.level = l.level
    where t.kind = 'release' and coalesce(c.amount_cents, 0) <> promised.cents`,
  'an affiliate has what was earned less what was taken back': `
    select a.user_id || ': ' || sum(e.amount_cents) as id
    from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
    join public.ledger_transfers t on t.id = e.transfer_id and t.payout_id is null
    where a.kind = 'affiliate' group by a.user_id
    having sum(e.amount_cents) <> coalesce((
        select sum(c.amount_cents) from public.commissions c where c.affiliate_id = a.user_id), 0)
      - coalesce((select sum(j.amount_cents) from public.adjustments j
        where j.affiliate_id = a.user_id and j.status = 'done'), 0)`,
  'a late return costs what its booking agreed to': `
    select c.id from public.claims c join public.walk_terms w on w.id = c.booking_id
    where c.kind = 'late' and ((c.calculation ->> 'percent')::integer <> (w.terms ->> 'latePercent')::integer
      or (c.calculation ->> 'hours')::integer > (w.terms ->> 'maxLateHours')::integer
      or (c.calculation ->> 'lateMinutes')::integer < (w.terms ->> 'lateGraceMinutes')::integer)`,
  'a renter who calls a rental off gets back what its booking agreed to': `
    select format('%s: %s instead of %s', b.id, e.details ->> 'percent', agreed.percent) as id
    from public.booking_events e join public.bookings b on b.id = e.booking_id join public.walk_terms w on w.id = b.id
    cross join lateral (
      select case when e.at <= least(b.created_at + interval '1 hour', b.start_date - interval '24 hours') then 100
        else coalesce((
          select (s.step ->> 'percent')::integer
          from jsonb_array_elements(w.terms -> 'refunds') with ordinality s (step, n)
          where e.at <= b.start_date - make_interval(hours => (s.step ->> 'hours')::integer)
          order by s.n limit 1), 0) end as percent
    ) agreed
    where e.transition = 'cancel' and e.role = 'renter' and e.from_status = 'confirmed'
      and (e.details ->> 'percent')::integer <> agreed.percent`,
  'no rental ends before its time for reports is over': `
    select b.id from public.booking_events e join public.bookings b on b.id = e.booking_id
    join public.walk_terms w on w.id = b.id
    where e.role = 'clock' and (
      (e.transition = 'complete' and e.from_status = 'returned'
        and e.at < b.returned_at + make_interval(hours => (w.terms ->> 'claimHours')::integer))
      or (e.transition = 'miss' and e.at < b.start_date + make_interval(hours => (w.terms ->> 'claimHours')::integer)))`,
  'a fee that is on no invoice is queued for one': `
    select t.id from public.ledger_transfers t
    join public.ledger_entries e on e.transfer_id = t.id
    join public.ledger_accounts a on a.id = e.account_id and a.kind in ('platform', 'affiliate')
    where t.kind in ('release', 'adjustment') and t.booking_id is not null
      and not exists (select from public.invoiced_fees f where f.transfer_id = t.id)
      and not exists (select from public.fees_to_invoice w where w.transfer_id = t.id)
    group by t.id having sum(e.amount_cents) <> 0`,
  'no more is given back than was captured': `
    select p.id from payments_test.payments p where p.refunded_cents > p.captured_cents`,
  'the calendar keeps exactly what is booked': `
    select b.id from public.bookings b
    where (select count(*) from public.calendar_entries e where e.booking_id = b.id)
      <> case when b.status in ('cancelled', 'declined') then 0 else b.quantity end`,
}

/** Invariants once everything under way is finished. */
const IN_THE_END: Record<string, string> = {
  'every rental has come to its end': `
    select b.id || ' ' || b.status as id from public.bookings b
    where b.status not in ('declined', 'cancelled', 'completed')`,
  'the provider has what the ledger says': `
    select format('provider %s, ledger %s', provider.cents, ledger.cents) as id
    from (select coalesce(sum(captured_cents - refunded_cents), 0) as cents from payments_test.payments) provider,
      (select coalesce(-sum(e.amount_cents), 0) as cents from public.ledger_entries e
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
        join public.ledger_transfers t on t.id = e.transfer_id and t.kind in ('capture', 'refund')) ledger
    where provider.cents <> ledger.cents`,
  'each payment is the same in both books': `
    select own.id || ' ' || own.purpose || ' ' || own.status || ' ' || p.status as id
    from public.payments own join public.payment_intents i on i.payment_id = own.id join payments_test.payments p on p.id = i.id
    where (own.captured_cents, own.refunded_cents) <> (p.captured_cents, p.refunded_cents)`,
  'no money stays reserved': `
    select p.id || ' ' || coalesce(own.purpose, 'unknown') as id from payments_test.payments p
    left join public.payment_intents i on i.id = p.id left join public.payments own on own.id = i.payment_id
    where p.status = 'authorised'`,
  'what was kept of each rental is what it cost less what was given back': `
    select b.id || ' ' || b.status || ' ' || coalesce(b.status_reason, '') || ' ' || kept.cents as id from public.bookings b
    cross join lateral (
      select coalesce(sum(x.cents), 0) as cents from (
        select c.amount_cents - c.refunded_cents as cents from payments_test.captures c
          where c.part = b.order_line_id::text
        union all
        select p.captured_cents - p.refunded_cents from public.payments own
          join public.payment_intents i on i.payment_id = own.id join payments_test.payments p on p.id = i.id
          where own.booking_id = b.id and own.purpose = 'extension'
      ) x
    ) kept
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0) as goodwill from public.refunds r
        where r.booking_id = b.id and r.reason = 'goodwill' and r.status = 'refunded'
    ) given
    -- What was lost to a dispute lies with the bank.
    where kept.cents + given.goodwill <> b.due_cents - b.refund_cents
      and not (b.status = 'declined' and kept.cents = 0)
      and not exists (select from public.disputes d where d.booking_id = b.id and d.status <> 'won')`,
  'no money waits with the renter or with an unfinished rental': `
    select a.kind || ' of ' || a.user_id || ': ' || sum(e.amount_cents) as id
    from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
    where a.kind in ('renter', 'lender_pending') group by a.id having sum(e.amount_cents) <> 0`,
  'what is on its way to a bank is what was asked for': `
    select format('on its way %s, asked for %s', ledger.cents, asked.cents) as id
    from (select coalesce(sum(e.amount_cents), 0) as cents from public.ledger_entries e
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'payout') ledger,
      (select coalesce(sum(amount_cents), 0) as cents from public.payouts
        where status in ('requested', 'approved')) asked
    where ledger.cents <> asked.cents`,
  'the bank has paid what the ledger says': `
    select format('bank %s, ledger %s', bank.cents, ledger.cents) as id
    from (select coalesce(sum(amount_cents), 0) as cents from payments_test.payouts where failure_code is null) bank,
      (select coalesce(sum(e.amount_cents), 0) as cents from public.ledger_entries e
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
        join public.ledger_transfers t on t.id = e.transfer_id and t.kind = 'payout_paid'
        join public.payouts p on p.id = t.payout_id
        join public.payout_methods m on m.id = p.method_id and m.kind = 'iban') ledger
    where bank.cents <> ledger.cents`,
  'the platform carries of each rental as large a share as its renter': `
    select format('%s carries %s', b.id, carried.cents) as id from public.bookings b
    cross join lateral (
      select coalesce(-sum(e.amount_cents), 0) as cents from public.ledger_transfers t
        join public.ledger_entries e on e.transfer_id = t.id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'platform'
        where t.booking_id = b.id and t.kind = 'top_up'
    ) carried
    where carried.cents <> b.top_up_cents - round(b.top_up_cents * b.refund_cents / b.due_cents::numeric)`,
  'every dispute has come to its end': `
    select id || ' ' || status as id from public.disputes where status in ('needs_response', 'under_review', 'lost')`,
  'no deposit is still held': `select booking_id as id from public.deposits where status = 'held'`,
  'every record is as it was written': `
    select b.id from public.bookings b cross join lateral public.booking_record(b.id) r where not r.is_intact`,
}

/** The violated invariants, with the rows that violate them. */
export const brokenBooks = (db: Database, when: 'always' | 'in the end') =>
  findBroken(db, when === 'always' ? ALWAYS : { ...ALWAYS, ...IN_THE_END })

async function findBroken(db: Database, promises: Record<string, string>): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {}
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await db.pool.query<{ id: string }>(query)
    if (rows.length > 0) broken[promise] = rows.slice(0, 10).map(({ id }) => id)
  }
  return broken
}
