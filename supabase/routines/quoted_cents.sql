-- after: all_in_cents, discounted_cents
-- One expression without a subquery, so that it becomes part of what calls it: a map asks it for every item.
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
    else public.discounted_cents(
      price_per_day_cents, weekend_price_cents, duration_discounts, local_start, (hours + 23) / 24, quantity, delivery)
  end
$$;
comment on function public.quoted_cents(bigint, bigint, bigint, integer[], timestamp, integer, integer, text) is
  'The total price of a rental of so many rental_hours() from a local time on, with its lender''s weekend price and discounts: the same as quote() in src/domain/money/quote.ts (a test compares them).';
