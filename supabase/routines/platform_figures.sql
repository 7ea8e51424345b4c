-- after: figures
create or replace function public.platform_figures(
  step text default 'week', periods integer default 12, zone text default 'UTC', moment timestamptz default now()
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with chosen as (
    select case step when 'day' then 'day' when 'month' then 'month' else 'week' end as unit,
      least(greatest(coalesce(periods, 1), 1), 60) as many
    where (select public.has_role('moderator'))
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
  figures as (
    select s.day, f.*
    from spans s
    cross join lateral (
      select coalesce(sum(f.number) filter (where f.figure = 'people'), 0) as people,
        coalesce(sum(f.number) filter (where f.figure = 'items'), 0) as items,
        coalesce(sum(f.number) filter (where f.figure = 'orders'), 0) as begun,
        coalesce(sum(f.number) filter (where f.figure = 'orders_paid'), 0) as paid,
        coalesce(sum(f.number) filter (where f.figure = 'rentals'), 0) as rentals,
        coalesce(sum(f.number) filter (where f.figure = 'rentals_lost'), 0) as lost,
        coalesce(sum(f.cents) filter (where f.figure = 'rentals_kept'), 0) as volume_cents,
        coalesce(sum(f.cents) filter (where f.figure = 'kept'), 0) as kept_cents
      from public.figures f
      where f.figure = any ('{people,items,orders,orders_paid,rentals,rentals_lost,rentals_kept,kept}')
        and f.at >= s.from_at and f.at < s.until_at
    ) f
  ),
  towns as (
    select f.key as city, sum(f.number) as rentals, sum(f.cents) as volume_cents
    from whole w, public.figures f
    where f.figure = 'town' and f.at >= w.from_at and f.at < w.until_at
    group by f.key
    having sum(f.number) > 0
    order by volume_cents desc, f.key
    limit 20
  )
  select jsonb_build_object(
    'periods', (select coalesce(jsonb_agg(to_jsonb(f) order by f.day), '[]') from figures f),
    'cities', (select coalesce(jsonb_agg(to_jsonb(w) order by w.volume_cents desc, w.city), '[]') from towns w)
  )
  from chosen
$$;
comment on function public.platform_figures(text, integer, text, timestamptz) is
  'The site in numbers for the back office: by day, week or month of a time zone, up to 60 of them, the last one under way, and by city over all of them. Null for other callers. Amounts in cents.';
revoke execute on function public.platform_figures(text, integer, text, timestamptz) from public, anon;
grant execute on function public.platform_figures(text, integer, text, timestamptz) to authenticated, service_role;
