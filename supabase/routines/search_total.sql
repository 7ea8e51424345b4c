-- after: quoted_cents
-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_total(i public.items, criteria public.search_criteria) returns bigint
language sql stable as $$
  select case when criteria.local_from is null then i.price_per_day_cents else criteria.delivery_cents + public.quoted_cents(
    i.price_per_day_cents, i.price_per_hour_cents, i.weekend_price_cents, i.duration_discounts, criteria.local_from,
    coalesce(criteria.hours, public.rental_hours(criteria.local_from at time zone i.time_zone,
      criteria.local_to at time zone i.time_zone, i.time_zone)), criteria.quantity, null) end
$$;
comment on function public.search_total(public.items, public.search_criteria) is
  'What an item costs in all for these dates, units and delivery; without dates, by the day.';
