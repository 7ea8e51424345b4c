-- after: all_in_cents, days_cents, weekend_days
create or replace function public.quoted_cents(
  price_per_day_cents bigint, price_per_hour_cents bigint, weekend_price_cents bigint, duration_discounts integer[],
  local_start timestamp, hours integer, quantity integer, delivery text)
returns bigint
language sql stable as $$
  select case
    when weekend_price_cents is null and duration_discounts = '{0,0,0}'
      then public.all_in_cents(price_per_day_cents, price_per_hour_cents, hours, quantity, delivery)
    -- Hours without a price of their own cost a share of the day on which they begin.
    when hours < 24 then public.all_in_cents(
      case when extract(isodow from local_start) > 5 then coalesce(weekend_price_cents, price_per_day_cents)
        else price_per_day_cents end,
      price_per_hour_cents, hours, quantity, delivery)
    -- A longer rental never costs less: not more than the days up to the next discount.
    else (
      select min(public.days_cents(price_per_day_cents, weekend_price_cents, off.percent, local_start,
        greatest((hours + 23) / 24, off.from_days), quantity))
      from (values
        (1, 0),
        (3, duration_discounts[1]),
        (7, greatest(duration_discounts[1], duration_discounts[2])),
        (28, greatest(duration_discounts[1], duration_discounts[2], duration_discounts[3]))
      ) off (from_days, percent)
    ) + case when delivery = 'delivery' then public.setting_number('deliveryCents') else 0 end
  end
$$;
comment on function public.quoted_cents(bigint, bigint, bigint, integer[], timestamp, integer, integer, text) is
  'The total price of a rental of so many rental_hours() from a local time on, with its lender''s weekend price and discounts: the same as quote() in src/domain/money/quote.ts (a test compares them).';
