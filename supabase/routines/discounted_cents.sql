-- after: days_cents, setting_number
create or replace function public.discounted_cents(
  price_per_day_cents bigint, weekend_price_cents bigint, duration_discounts integer[], local_start timestamp, days integer,
  quantity integer, delivery text)
returns bigint
language sql stable as $$
  -- A longer rental never costs less: not more than the days up to the next discount.
  select min(public.days_cents(price_per_day_cents, weekend_price_cents, off.percent, local_start,
      greatest(days, off.from_days), quantity))
    + case when delivery = 'delivery' then public.setting_number('deliveryCents') else 0 end
  from (values
    (1, 0),
    (3, duration_discounts[1]),
    (7, greatest(duration_discounts[1], duration_discounts[2])),
    (28, greatest(duration_discounts[1], duration_discounts[2], duration_discounts[3]))
  ) off (from_days, percent)
$$;
comment on function public.discounted_cents(bigint, bigint, integer[], timestamp, integer, integer, text) is
  'The total price of so many days from a local time on with a weekend price and discounts; for quoted_cents().';
