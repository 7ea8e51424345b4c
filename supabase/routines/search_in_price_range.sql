create or replace function public.search_in_price_range(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.status = 'published' and not i.owner_is_blocked
    and i.price_per_day_cents between criteria.min_price_cents and criteria.max_price_cents
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
  order by i.price_per_day_cents
$$;
comment on function public.search_in_price_range(public.search_criteria) is 'All items of these prices that fit.';
