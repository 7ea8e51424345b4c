create or replace function public.search_by_ids(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.id = any (criteria.only_ids)
    and (criteria.query is null or i.search @@ criteria.query)
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
$$;
comment on function public.search_by_ids(public.search_criteria) is 'Those of the given items that fit.';
