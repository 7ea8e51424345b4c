-- after: map_cells, search_at_sight, search_fits, search_is_free
create or replace function public.count_matches(criteria public.search_criteria, out total integer, out has_more boolean)
-- search_items has set the search path and how plans are cached.
language plpgsql stable as $$
declare
  cells constant integer[] := case when criteria.has_area then public.map_cells(criteria.area) end;
begin
  -- One by one until there are enough, of five thousand at most.
  if criteria.query is not null and cells is not null then
    total := (select count(*) from (
      select from (
        select i from public.items i
        where i.search @@ criteria.query and public.search_keys(i.latitude, i.longitude, i.standing) && cells
          and coalesce(public.search_at_sight(i, criteria), false) limit 5000) few
      where public.search_fits(few.i, criteria) and public.search_is_free(few.i, criteria) limit 51) fits);
  elsif criteria.query is not null then
    total := (select count(*) from (
      select from (
        select i from public.items i
        where i.search @@ criteria.query and coalesce(public.search_at_sight(i, criteria), false) limit 5000) few
      where public.search_fits(few.i, criteria) and public.search_is_free(few.i, criteria) limit 51) fits);
  else
    total := (select count(*) from (
      select from (select i from public.items i where public.search_at_sight(i, criteria) limit 5000) few
      where public.search_fits(few.i, criteria) and public.search_is_free(few.i, criteria) limit 51) fits);
  end if;
  has_more := total > 50;
  total := least(total, 50);
end
$$;
comment on function public.count_matches(public.search_criteria) is
  'The number of items that meet the criteria and are free, up to fifty of the first five thousand; for relaxed_counts.';
