create or replace function public.search_cheapest_by_rules(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where criteria.local_from is not null and (i.weekend_price_cents is not null or i.duration_discounts <> '{0,0,0}')
    and public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
  order by least(i.price_per_day_cents, i.weekend_price_cents)
      * (100 - greatest(i.duration_discounts[1], i.duration_discounts[2], i.duration_discounts[3])),
    i.id
  limit criteria.enough
$$;
comment on function public.search_cheapest_by_rules(public.search_criteria) is
  'The first of the items that fit and have a weekend price or discounts, by what a day of them costs at the least.';
