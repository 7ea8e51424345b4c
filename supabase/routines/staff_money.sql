create or replace function public.staff_money(zone text default 'UTC', moment timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with spans as (
    select s.name, date_trunc(s.name, moment at time zone zone) at time zone zone as from_at
    from (values ('day'), ('month')) s (name)
    where (select public.has_role('finance'))
  ),
  first as (select min(s.from_at) as at from spans s),
  rentals as (
    select b.created_at as at, b.total_cents as cents
    from first f join public.bookings b on b.created_at >= f.at and b.status not in ('declined', 'cancelled')
  ),
  kept as (
    select t.at, e.amount_cents as cents
    from first f
    join public.ledger_transfers t on t.at >= f.at
    join public.ledger_entries e on e.transfer_id = t.id
    join public.ledger_accounts a on a.id = e.account_id and a.kind = 'platform'
  ),
  refunds as (
    select r.created_at as at, r.amount_cents as cents
    from first f join public.refunds r on r.created_at >= f.at and r.status <> 'failed'
  ),
  due as (
    select count(*) as number, coalesce(sum(o.amount_cents), 0) as cents, min(o.created_at) as since
    from public.payouts o where o.status in ('requested', 'approved')
  )
  select jsonb_build_object(
    'periods', (
      select jsonb_object_agg(s.name, jsonb_build_object(
        'bookings', (select count(*) from rentals r where r.at >= s.from_at),
        'volume_cents', (select coalesce(sum(r.cents), 0) from rentals r where r.at >= s.from_at),
        'kept_cents', (select coalesce(sum(k.cents), 0) from kept k where k.at >= s.from_at),
        'refund_cents', (select coalesce(sum(r.cents), 0) from refunds r where r.at >= s.from_at)
      )) from spans s
    ),
    'payouts', (select jsonb_build_object('number', d.number, 'cents', d.cents, 'since', d.since) from due d)
  )
  from first f
  where f.at is not null
$$;
comment on function public.staff_money(text, timestamptz) is
  'For admins and finance, null for other callers: bookings and their volume without what was declined or cancelled, what the platform kept by the ledger, and refunds, of the day and the month under way in a time zone, and the payouts that are to be made. Amounts in cents.';
revoke execute on function public.staff_money(text, timestamptz) from public, anon;
grant execute on function public.staff_money(text, timestamptz) to authenticated, service_role;
