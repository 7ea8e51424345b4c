alter table public.items
  add column weekend_price_cents bigint check (weekend_price_cents between 100 and 10000000),
  add column duration_discounts integer[] not null default '{0,0,0}',
  add constraint items_duration_discounts check (
    array_ndims(duration_discounts) = 1 and array_lower(duration_discounts, 1) = 1 and cardinality(duration_discounts) = 3
    and array_position(duration_discounts, null) is null
    and 0 <= all (duration_discounts) and 90 >= all (duration_discounts)
    and (duration_discounts[2] = 0 or duration_discounts[2] >= duration_discounts[1])
    and (duration_discounts[3] = 0 or duration_discounts[3] >= greatest(duration_discounts[1], duration_discounts[2]))
  );
comment on column public.items.weekend_price_cents is
  'What a day costs that begins on a Saturday or Sunday at the item, where its owner has set that.';
comment on column public.items.duration_discounts is
  'Per cent off from 3, 7 and 28 days on, 0 for none: the longer a rental, the more.';
grant insert (weekend_price_cents, duration_discounts), update (weekend_price_cents, duration_discounts)
  on public.items to authenticated;

-- For a search in the order of totals: what such an item costs a day at the least.
create index items_cheapest_by_rules on public.items (
  (least(price_per_day_cents, weekend_price_cents)
    * (100 - greatest(duration_discounts[1], duration_discounts[2], duration_discounts[3]))),
  id, latitude, longitude, min_hours, price_per_day_cents, category_id)
  where status = 'published' and not owner_is_blocked
    and (weekend_price_cents is not null or duration_discounts <> '{0,0,0}');

alter table public.order_lines
  add column weekend_units integer not null default 0,
  add column weekend_price_cents bigint,
  add column discount_days integer,
  add column discount_percent integer,
  add column discount_cents bigint not null default 0 check (discount_cents >= 0),
  add constraint order_lines_weekend check (
    weekend_units between 0 and duration_units
    and (weekend_units = 0) = (weekend_price_cents is null)
    and (weekend_units = 0 or rental_type = 'day' and weekend_price_cents > 0)),
  add constraint order_lines_discount check (
    (discount_cents = 0) = (discount_days is null) and (discount_cents = 0) = (discount_percent is null)
    and (discount_cents = 0 or rental_type = 'day' and discount_days in (3, 7, 28) and discount_percent between 1 and 90)),
  -- A price by the specification alone is older than this, and only written by the server.
  add constraint order_lines_adds_up check (
    weekend_units = 0 and discount_cents = 0
    or rental_cents + discount_cents
      = (unit_price_cents * (duration_units - weekend_units) + coalesce(weekend_price_cents, 0) * weekend_units) * quantity);
comment on column public.order_lines.weekend_units is 'The charged days that had the weekend price.';
comment on column public.order_lines.weekend_price_cents is 'For such a day; null where there was none.';
comment on column public.order_lines.discount_days is
  'The duration whose discount it was: longer than the rental where so many days would have cost less.';
comment on column public.order_lines.discount_cents is 'Taken off the price of the days: rental_cents is without it.';
comment on column public.order_lines.rental_cents is
  'Unit price times units times quantity by the divisor, rounded half up, with the weekend price and less the discount; without delivery.';
