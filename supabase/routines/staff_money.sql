-- after: figures
create or replace function public.staff_money(zone text default 'UTC', moment timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with spans as (
    select s.name, date_trunc(s.name, moment at time zone zone) at time zone zone as from_at
    from (values ('day'), ('month')) s (name)
    where (select public.has_role('finance'))
  ),
  first as (select min(s.from_at) as at from spans s),
  figures as (
    select s.name, f.*
    from spans s
    cross join lateral (
      select coalesce(sum(f.number) filter (where f.figure = 'rentals_kept'), 0) as rentals,
        coalesce(sum(f.cents) filter (where f.figure = 'rentals_kept'), 0) as volume_cents,
        coalesce(sum(f.cents) filter (where f.figure = 'kept'), 0) as kept_cents
      from public.figures f
      where f.figure = any ('{rentals_kept,kept}') and f.at >= s.from_at
    ) f
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
        'bookings', f.rentals,
        'volume_cents', f.volume_cents,
        'kept_cents', f.kept_cents,
        'refund_cents', (select coalesce(sum(r.cents), 0) from refunds r where r.at >= s.from_at)
      )) from spans s join figures f on f.name = s.name
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
