-- after: rentable_hours, search_fits, search_scope
-- Read one by one until there are enough, calendars included: to know that there are more than fifty, some more
-- items than that are read. Five thousand are read at most; if others may follow, that is said.
do $make$
declare
  anywhere constant text := 'public.bookable_items i where i.search @@ criteria.query';
  hereabouts constant text := ' and i.squares && around';
  may_be_rented constant text :=
    ' and public.placed_lexemes(i.headline, i.patch, i.standing, i.min_hours) @@ rentable';
  taken constant text := $taken$
    public.live_calendar_entries e
    where e.item_id = i.id and e.ends_at > i.starts
      and e.starts_at < i.ends + make_interval(mins => i.buffer_minutes) and (e.held_by = me) is not true
  $taken$;
  counting constant text := $count$
    select least(count(*) filter (where not is_beyond), 50), count(*) > 50 or coalesce(bool_or(is_beyond), false)
    into total, has_more
    from (
      select false as is_beyond
      from (
        select i.*, criteria.local_from at time zone i.time_zone as starts, criteria.local_to at time zone i.time_zone as ends
        from %1$s limit 5000
      ) i
      where %2$s
        and i.price_per_day_cents between lowest and highest
        and (not has_dates
          or coalesce(criteria.hours, public.rental_hours(i.starts, i.ends, i.time_zone)) between i.min_hours and i.max_hours
          -- Most items have nothing in their calendars then, and units are counted only where there are several.
          and (not exists (select from $count$ || taken || $count$)
            or criteria.quantity < i.unit_count
            and criteria.quantity <= i.unit_count - (select count(distinct e.unit_id) from $count$ || taken || $count$)))
      union all
      -- Looked for only where these were not enough.
      select true where exists (select from %1$s offset 5000)
      limit 51
    ) matches;
  $count$;
begin
  execute format($function$
    create or replace function public.count_matches(criteria public.search_criteria, out total integer, out has_more boolean)
    -- search_items has set the search path and how plans are cached.
    language plpgsql stable as $$
    declare
      %s
      me constant uuid := auth.uid();
      patches constant integer := width * width;
      -- Of a word that many have, all may be rented for longer only.
      rentable constant tsquery := case when has_words then public.rentable_hours(criteria.hours) end;
    begin
      if has_words and around is not null and rentable is not null then %s
      elsif has_words and around is not null then %s
      elsif rentable is not null then %s
      elsif has_words then %s
      elsif criteria.only_ids is not null then %s
      elsif has_area and width is not null then %s
      elsif criteria.categories is not null then %s
      else %s
      end if;
    end
    $$ $function$,
    public.search_scope(),
    format(counting, anywhere || hereabouts || may_be_rented, public.search_fits()),
    format(counting, anywhere || hereabouts, public.search_fits()),
    format(counting, anywhere || may_be_rented, public.search_fits()),
    format(counting, anywhere, public.search_fits()),
    format(counting, 'public.bookable_items i where i.id = any (criteria.only_ids)', public.search_fits()),
    -- Each part by itself: for a join the planner would read item by item.
    format(counting, 'unnest(public.map_parts(west, south, east, north, width)) part cross join lateral (
      select * from public.bookable_items i
      where i.patch between part * patches and part * patches + patches - 1 limit 5001) i', public.search_fits()),
    format(counting, 'public.bookable_items i where i.category_id = any (criteria.categories)', public.search_fits()),
    format(counting, 'public.bookable_items i', public.search_fits()));
end
$make$;
comment on function public.count_matches(public.search_criteria) is
  'The number of items that meet the criteria and are free, up to fifty; for relaxed_counts.';
