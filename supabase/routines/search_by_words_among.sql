create or replace function public.search_by_words_among(criteria public.search_criteria, words tsquery, keys integer[])
returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where i.search @@ words and public.search_keys(i.latitude, i.longitude, i.standing) && keys
    -- Out of the planner's sight, which would take another index for it.
    and coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
$$;
comment on function public.search_by_words_among(public.search_criteria, tsquery, integer[]) is
  'All items that have the words and fit, in some cells of the map or of some quality bands.';
