create or replace function public.search_cheapest_hours(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
  order by coalesce(i.price_per_hour_cents * 24, i.price_per_day_cents), i.id
  limit criteria.enough
$$;
comment on function public.search_cheapest_hours(public.search_criteria) is 'The first of the items that fit, by what an hour costs.';
