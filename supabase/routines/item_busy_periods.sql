create or replace function public.item_busy_periods(item uuid, from_date timestamptz, to_date timestamptz, quantity integer default 1)
returns table (start_date timestamptz, end_date timestamptz)
language sql stable security definer set search_path = '' as $$
  with units as (
    select count(*) as total from public.item_units u where u.item_id = item and u.is_active
  ), entries as (
    select e.starts_at as starts, e.ends_at as ends
    from public.live_calendar_entries e
    where e.item_id = item and e.during && tstzrange(from_date, to_date, '[)')
      and (e.held_by = (select auth.uid())) is not true
  ), changes as (
    select at, sum(change) as change
    from (
      select starts as at, 1 as change from entries
      union all select ends, -1 from entries
      -- Where more are asked for than there are, all of the time is busy.
      union all values (from_date, 0), (to_date, 0)
    ) c
    group by at
  ), steps as (
    select at, lead(at) over (order by at) as until, sum(change) over (order by at) as taken from changes
  ), full_steps as (
    select s.at, s.until from steps s, units u
    where s.until is not null and u.total - s.taken < item_busy_periods.quantity
  )
  -- Neighbouring steps that are both full are one busy period.
  select lower(busy), upper(busy)
  from (select unnest(range_agg(tstzrange(at, until, '[)'))) as busy from full_steps) periods
  where exists (select from public.bookable_items i where i.id = item)
  order by 1
$$;
comment on function public.item_busy_periods(uuid, timestamptz, timestamptz, integer) is
  'When fewer than quantity units are free, without saying why or for whom; the caller''s own holds do not count.';
grant execute on function public.item_busy_periods(uuid, timestamptz, timestamptz, integer)
  to anon, authenticated, service_role;
