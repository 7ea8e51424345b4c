-- after: search_fits
-- The queries that search_candidates is made of: each reads items by a condition that an index answers. Used only to
-- create functions.
create or replace function public.search_source(condition text, sorted_by text default null,
  parts text default 'unnest(parts) part', items text default 'public.bookable_items i')
returns text
language plpgsql immutable as $make$
declare
  fits constant text := public.search_fits();
  columns constant text := $columns$
    i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents, i.price_per_hour_cents, i.standing, i.rating_sum,
    i.rating_count, i.published_at, i.unit_count, i.buffer_minutes, i.min_hours, i.max_hours, i.time_zone, i.headline,
    criteria.local_from at time zone i.time_zone as starts, criteria.local_to at time zone i.time_zone as ends
  $columns$;
begin
  if sorted_by is null then
    -- The offset has the instants worked out once an item, and only after the cheaper conditions.
    return format('select %s, false as is_last from public.bookable_items i where %s and %s offset 0',
      columns, condition, fits);
  end if;
  -- The first of each part, in this order. Within coalesce() because the planner would take so many conditions for one
  -- that hardly anything meets, and would sort all instead of reading the first.
  return format($first$
    select ones.* from %s cross join lateral (
      select i.*, row_number() over () = of_each as is_last
      from (
        select %s from %s
        where %s and coalesce(%s and i.price_per_day_cents between lowest and highest, false)
        order by %s
        limit of_each
      ) i
    ) ones
  $first$, parts, columns, items, condition, fits, sorted_by);
end
$make$;
comment on function public.search_source(text, text, text, text) is
  'SQL for the items that meet a condition and the criteria: all of them, or the first of each of the parts; items says where they come from.';
