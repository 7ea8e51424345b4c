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
    select s.starts::date as day, row_number() over (order by s.starts) as place, s.starts at time zone zone as from_at,
      (s.starts + ('1 ' || c.unit)::interval) at time zone zone as until_at
    from chosen c
    cross join lateral (select date_trunc(c.unit, moment at time zone zone) as last) l
    cross join lateral generate_series(
      l.last - (c.many - 1) * ('1 ' || c.unit)::interval, l.last, ('1 ' || c.unit)::interval
    ) s (starts)
  ),
  whole as (select min(s.from_at) as from_at, max(s.until_at) as until_at, array_agg(s.from_at order by s.place) as starts from spans s),
  -- The spans follow one another: all of them are read at once.
  counted as (
    select width_bucket(f.at, (select w.starts from whole w)) as place, f.figure, sum(f.number) as number, sum(f.cents) as cents
    from public.figures f
    where f.figure = any ('{people,items,orders,orders_paid,rentals,rentals_lost,rentals_kept,kept}')
      and f.at >= (select w.from_at from whole w) and f.at < (select w.until_at from whole w)
    group by 1, 2
  ),
  figures as (
    select s.day, coalesce(sum(c.number) filter (where c.figure = 'people'), 0) as people,
      coalesce(sum(c.number) filter (where c.figure = 'items'), 0) as items,
      coalesce(sum(c.number) filter (where c.figure = 'orders'), 0) as begun,
      coalesce(sum(c.number) filter (where c.figure = 'orders_paid'), 0) as paid,
      coalesce(sum(c.number) filter (where c.figure = 'rentals'), 0) as rentals,
      coalesce(sum(c.number) filter (where c.figure = 'rentals_lost'), 0) as lost,
      coalesce(sum(c.cents) filter (where c.figure = 'rentals_kept'), 0) as volume_cents,
      coalesce(sum(c.cents) filter (where c.figure = 'kept'), 0) as kept_cents
    from spans s
    left join counted c on c.place = s.place
    group by s.day
  ),
  towns as (
    select f.key as city, sum(f.number) as rentals, sum(f.cents) as volume_cents
    from public.figures f
    where f.figure = 'town' and f.at >= (select w.from_at from whole w) and f.at < (select w.until_at from whole w)
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
