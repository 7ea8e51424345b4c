-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.rental_hours(starts timestamptz, ends timestamptz, time_zone text) returns integer
language sql immutable parallel safe
return greatest(1,
  ceil(date_part('epoch', (ends at time zone time_zone) - (starts at time zone time_zone)) / 3600))::integer;
comment on function public.rental_hours(timestamptz, timestamptz, text) is
  'Hours on the clock at the item, rounded up, at least 1: the same as durationOf() in src/domain/booking/duration.ts (a test compares them).';
