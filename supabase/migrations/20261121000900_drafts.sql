-- A draft is kept from its first photo on: what is missing is empty, and has to be there before anybody else sees it.

alter table public.items
  alter column category_id drop not null,
  alter column title set default '',
  alter column price_per_day_cents set default 0,
  alter column city set default '',
  alter column country set default 'DE',
  drop constraint items_title_check,
  drop constraint items_price_per_day_cents_check,
  drop constraint items_city_check,
  add constraint items_title_check check (char_length(title) <= 100),
  add constraint items_price_per_day_cents_check check (price_per_day_cents between 0 and 10000000),
  add constraint items_city_check check (char_length(city) <= 80),
  add constraint items_whole check (
    status = 'draft'
    or category_id is not null and char_length(title) >= 3 and price_per_day_cents >= 100 and city <> ''
  ),
  -- A zone that the database does not know would break every search that asks for dates.
  add constraint items_time_zone_check check (
    time_zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' and timezone(time_zone, timestamp '2000-01-01') is not null
  );
comment on column public.items.price_per_day_cents is '0 in a draft that has no price yet.';
