-- after: live_calendar_entries, map_cells, search_at_sight, search_fits
create or replace function public.count_matches(criteria public.search_criteria, out total integer, out has_more boolean)
-- search_items has set the search path and how plans are cached. The order names the index (search_candidates).
language plpgsql stable set enable_sort = off as $$
declare
  cells constant integer[] := case when criteria.has_area then public.map_cells(criteria.area) end;
begin
  -- One of the three ways is read, one by one until there are enough, five thousand at most.
  total := (select count(*) from (
    select from (
      (select i as item from public.items i
      where criteria.query is null and public.search_at_sight(i, criteria) order by i.latitude, i.longitude)
      union all
      select i from public.items i
      where cells is null and i.search @@ criteria.query and coalesce(public.search_at_sight(i, criteria), false)
      union all
      select i from public.items i
      where cells is not null
        and i.search @@ criteria.query and public.search_keys(i.latitude, i.longitude, i.standing) && cells
        and coalesce(public.search_at_sight(i, criteria), false)
      limit 5000) few
    where public.search_fits(item, criteria)
      and (criteria.local_from is null or criteria.quantity <= (item).unit_count - (
        select count(distinct e.unit_id) from public.live_calendar_entries e
        where e.item_id = (item).id and e.ends_at > criteria.local_from at time zone (item).time_zone
          and e.starts_at < (criteria.local_to at time zone (item).time_zone) + make_interval(mins => (item).buffer_minutes)
          and (e.held_by = auth.uid()) is not true))
    limit 51) fits);
  has_more := total > 50;
  total := least(total, 50);
end
$$;
comment on function public.count_matches(public.search_criteria) is
  'The number of items that meet the criteria and are free, up to fifty of the first five thousand; for relaxed_counts.';
