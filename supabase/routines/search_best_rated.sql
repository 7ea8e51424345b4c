create or replace function public.search_best_rated(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
  order by (i.rating_sum + 20.0::float8) / (i.rating_count + 5) desc, i.id
  limit criteria.enough
$$;
comment on function public.search_best_rated(public.search_criteria) is 'The first of the items that fit, the best rated first.';
