create or replace function public.search_by_words(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.search @@ criteria.query
    -- Out of the planner's sight, which would take another index for it.
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
$$;
comment on function public.search_by_words(public.search_criteria) is 'All items that have the words and fit.';
