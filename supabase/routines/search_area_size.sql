create or replace function public.search_area_size(criteria public.search_criteria, up_to integer) returns bigint
language sql stable as $$
  select count(*)
  from (
    select from public.items i where public.search_at_sight(i, criteria) order by i.latitude, i.longitude limit up_to
  ) i
$$;
comment on function public.search_area_size(public.search_criteria, integer) is
  'How many items in the area fit at sight: so many at most, counted in the index.';
