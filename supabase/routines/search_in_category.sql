create or replace function public.search_in_category(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.category_id = any (criteria.categories) and i.status = 'published' and not i.owner_is_blocked
    -- Out of the planner's sight, which would take another index for it.
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
$$;
comment on function public.search_in_category(public.search_criteria) is 'All items of the categories that fit.';
