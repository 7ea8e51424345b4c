-- What `platform_figures` answers, read from the tables themselves: as the specification says it, and as slow as that.
create or replace function public.naive_figures(step text, periods integer, zone text, moment timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with chosen as (
    select case step when 'day' then 'day' when 'month' then 'month' else 'week' end as unit,
      least(greatest(coalesce(periods, 1), 1), 60) as many
  ),
  spans as (
    select s.starts::date as day, s.starts at time zone zone as from_at,
      (s.starts + ('1 ' || c.unit)::interval) at time zone zone as until_at
    from chosen c
    cross join lateral (select date_trunc(c.unit, moment at time zone zone) as last) l
    cross join lateral generate_series(
      l.last - (c.many - 1) * ('1 ' || c.unit)::interval, l.last, ('1 ' || c.unit)::interval
    ) s (starts)
  ),
  whole as (select min(s.from_at) as from_at, max(s.until_at) as until_at from spans s),
  -- Each table is read once, and what happened in it falls to its day, week or month.
  people as (
    select date_trunc(c.unit, p.created_at at time zone zone)::date as day, count(*) as number
    from chosen c, whole w, public.profiles p
    where p.created_at >= w.from_at and p.created_at < w.until_at group by 1
  ),
  items as (
    select date_trunc(c.unit, i.published_at at time zone zone)::date as day, count(*) as number
    from chosen c, whole w, public.items i
    where i.published_at >= w.from_at and i.published_at < w.until_at group by 1
  ),
  orders as (
    select date_trunc(c.unit, o.created_at at time zone zone)::date as day, count(*) as begun,
      count(*) filter (where o.status = 'paid') as paid
    from chosen c, whole w, public.orders o
    where o.created_at >= w.from_at and o.created_at < w.until_at group by 1
  ),
  rentals as (
    select date_trunc(c.unit, b.created_at at time zone zone)::date as day, count(*) as number,
      count(*) filter (where b.status in ('declined', 'cancelled')) as lost,
      sum(b.total_cents) filter (where b.status not in ('declined', 'cancelled')) as cents
    from chosen c, whole w, public.bookings b
    where b.created_at >= w.from_at and b.created_at < w.until_at group by 1
  ),
  kept as (
    select date_trunc(c.unit, t.at at time zone zone)::date as day, sum(e.amount_cents) as cents
    from chosen c, whole w, public.ledger_transfers t
    join public.ledger_entries e on e.transfer_id = t.id
    join public.ledger_accounts a on a.id = e.account_id and a.kind = 'platform'
    where t.at >= w.from_at and t.at < w.until_at group by 1
  ),
  figures as (
    select s.day, coalesce(p.number, 0) as people, coalesce(i.number, 0) as items, coalesce(o.begun, 0) as begun,
      coalesce(o.paid, 0) as paid, coalesce(r.number, 0) as rentals, coalesce(r.lost, 0) as lost,
      coalesce(r.cents, 0) as volume_cents, coalesce(k.cents, 0) as kept_cents
    from spans s
    left join people p on p.day = s.day
    left join items i on i.day = s.day
    left join orders o on o.day = s.day
    left join rentals r on r.day = s.day
    left join kept k on k.day = s.day
  ),
  towns as (
    select i.city, count(*) as rentals, sum(b.total_cents) as volume_cents
    from whole w, public.bookings b
    join public.items i on i.id = b.item_id
    where b.status not in ('declined', 'cancelled') and b.created_at >= w.from_at and b.created_at < w.until_at
    group by i.city
    order by volume_cents desc, i.city
    limit 20
  )
  select jsonb_build_object(
    'periods', (select coalesce(jsonb_agg(to_jsonb(f) order by f.day), '[]') from figures f),
    'cities', (select coalesce(jsonb_agg(to_jsonb(w) order by w.volume_cents desc, w.city), '[]') from towns w)
  )
  from chosen
$$;

create or replace function public.naive_balances() returns table (account text, cents bigint)
language sql stable as $$
  select a.kind, sum(e.amount_cents)::bigint
  from public.ledger_entries e
  join public.ledger_accounts a on a.id = e.account_id
  group by a.kind
  order by a.kind
$$;
