-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_by_words(criteria public.search_criteria, keys integer[]) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.search @@ criteria.query and (keys is null or public.search_keys(i.latitude, i.longitude, i.standing) && keys)
    -- Out of the planner's sight, which would take another index for it.
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
$$;
comment on function public.search_by_words(public.search_criteria, integer[]) is
  'All items that have the words and fit; with keys those in some cells of the map or of some quality bands.';
