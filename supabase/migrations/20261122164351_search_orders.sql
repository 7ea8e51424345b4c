-- The first of a square of the map, and of all, in the orders that may be asked for: with ids, so that equal ones stay
-- in one order from page to page. What an hour costs decides on rentals of less than a day. What follows the ids is for
-- what does not fit to be passed by, as in items_best_of_square and items_best.
create index items_cheapest_of_square on public.items
  ((patch / 25), price_per_day_cents, id, (min_hours::real), (latitude::real), (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_cheapest on public.items
  (price_per_day_cents, id, min_hours, (price_per_day_cents::integer))
  where status = 'published' and not owner_is_blocked;
create index items_cheapest_hours_of_square on public.items
  ((patch / 25), (coalesce(price_per_hour_cents * 24, price_per_day_cents)), id, (min_hours::real), (latitude::real),
    (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_cheapest_hours on public.items
  ((coalesce(price_per_hour_cents * 24, price_per_day_cents)), id, min_hours, (price_per_day_cents::integer))
  where status = 'published' and not owner_is_blocked;
create index items_newest_of_square on public.items
  ((patch / 25), published_at desc, id, (min_hours::real), (latitude::real), (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_best_rated_of_square on public.items
  ((patch / 25), ((rating_sum + 20.0::float8) / (rating_count + 5)) desc, id, (min_hours::real), (latitude::real),
    (longitude::real), (price_per_day_cents::real))
  where status = 'published' and not owner_is_blocked;
create index items_best_rated on public.items
  (((rating_sum + 20.0::float8) / (rating_count + 5)) desc, id, min_hours, (price_per_day_cents::integer))
  where status = 'published' and not owner_is_blocked;
