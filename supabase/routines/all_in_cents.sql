create or replace function public.all_in_cents(
  price_per_day_cents bigint, price_per_hour_cents bigint, period interval, quantity integer, delivery text)
returns bigint
language sql immutable as $$
  select case
      when ceil(date_part('epoch', period) / 3600) >= 24
        then price_per_day_cents * quantity * ceil(ceil(date_part('epoch', period) / 3600) / 24)::bigint
      when price_per_hour_cents is not null
        then price_per_hour_cents * quantity * greatest(1, ceil(date_part('epoch', period) / 3600))::bigint
      -- Divided by 24 and rounded half up, once.
      else
        (price_per_day_cents * quantity * greatest(1, ceil(date_part('epoch', period) / 3600))::bigint * 2 + 24) / 48
    end + case when delivery = 'delivery' then 1000 else 0 end
$$;
comment on function public.all_in_cents(bigint, bigint, interval, integer, text) is
  'What a rental costs in all, the same as quote() in src/domain/money/quote.ts (a test compares them).';
