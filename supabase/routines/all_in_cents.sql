-- after: setting_number
create or replace function public.all_in_cents(
  price_per_day_cents bigint, price_per_hour_cents bigint, hours integer, quantity integer, delivery text)
returns bigint
language sql stable as $$
  select case
      when hours >= 24 then price_per_day_cents * quantity * ((hours + 23) / 24)
      when price_per_hour_cents is not null then price_per_hour_cents * quantity * hours
      -- Divided by 24 and rounded half up, once.
      else (price_per_day_cents * quantity * hours * 2 + 24) / 48
    end + case when delivery = 'delivery' then public.setting_number('deliveryCents') else 0 end
$$;
comment on function public.all_in_cents(bigint, bigint, integer, integer, text) is
  'The total price of a rental of so many rental_hours(), without what quoted_cents() adds.';
