-- after: live_calendar_entries
create or replace function public.search_is_free(item public.items, criteria public.search_criteria) returns boolean
language plpgsql stable as $$
begin
  return criteria.local_from is null or criteria.quantity <= item.unit_count - (
    select count(distinct e.unit_id) from public.live_calendar_entries e
    where e.item_id = item.id and e.ends_at > criteria.local_from at time zone item.time_zone
      and e.starts_at < (criteria.local_to at time zone item.time_zone) + make_interval(mins => item.buffer_minutes)
      and (e.held_by = auth.uid()) is not true);
end
$$;
comment on function public.search_is_free(public.items, public.search_criteria) is
  'Whether so many units of an item are free at the hours of a search.';
