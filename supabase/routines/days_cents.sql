-- after: weekend_days
create or replace function public.days_cents(
  price_per_day_cents bigint, weekend_price_cents bigint, percent_off integer, local_start timestamp, days integer,
  quantity integer)
returns bigint
language sql immutable as $$
  select ((price_per_day_cents * (days - dear) + coalesce(weekend_price_cents, 0) * dear)
    * quantity * (100 - percent_off) * 2 + 100) / 200
  from (
    select case when weekend_price_cents is null then 0 else public.weekend_days(local_start, days) end as dear
  ) weekend
$$;
comment on function public.days_cents(bigint, bigint, integer, timestamp, integer, integer) is
  'What so many days from a local time on cost, less a discount, rounded half up.';
