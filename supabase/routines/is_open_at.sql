-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.is_open_at(weekly_hours jsonb, at timestamptz, time_zone text) returns boolean
language sql immutable parallel safe
return weekly_hours is null or exists (
  select
  from (select at at time zone time_zone as shown) clock,
    -- Midnight is also the end of the day before.
    lateral (values (clock.shown, 0), (clock.shown - interval '1 day', 1440)) d (day, minutes_before),
    lateral jsonb_array_elements(coalesce(
      weekly_hours -> (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[date_part('isodow', d.day)::integer],
      '[]')) w (times)
  where date_part('epoch', clock.shown::time) / 60 + d.minutes_before
    between split_part(w.times ->> 0, ':', 1)::integer * 60 + split_part(w.times ->> 0, ':', 2)::integer
      and split_part(w.times ->> 1, ':', 1)::integer * 60 + split_part(w.times ->> 1, ':', 2)::integer
);
comment on function public.is_open_at(jsonb, timestamptz, text) is
  'Whether the clock at that place shows a time within these weekly hours: the same as isOpenAt() in src/domain/booking/opening-hours.ts (a test compares them).';
grant execute on function public.is_open_at(jsonb, timestamptz, text) to service_role;
