create or replace function public.search_in_area(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
  -- The order names the index (search_candidates).
  order by i.latitude, i.longitude
$$;
comment on function public.search_in_area(public.search_criteria) is 'All items in the area that fit.';
