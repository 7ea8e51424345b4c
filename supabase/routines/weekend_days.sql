-- Weeks are counted from Monday: of their days, the sixth and the seventh.
create or replace function public.weekend_days(local_start timestamp, days integer) returns integer
language sql immutable parallel safe as $$
  select ends / 7 * 2 + greatest(ends % 7 - 5, 0) - greatest(starts - 5, 0)
  from (
    select extract(isodow from local_start)::integer - 1 as starts,
      extract(isodow from local_start)::integer - 1 + days as ends
  ) week
$$;
comment on function public.weekend_days(timestamp, integer) is
  'How many of so many days from a local time on begin on a Saturday or Sunday: the same as weekendDays() in src/domain/money/price-rules.ts.';
