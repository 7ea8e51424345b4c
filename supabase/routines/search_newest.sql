create or replace function public.search_newest(criteria public.search_criteria) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
  order by i.published_at desc, i.id
  limit criteria.enough
$$;
comment on function public.search_newest(public.search_criteria) is 'The first of the items that fit, the newest first.';
