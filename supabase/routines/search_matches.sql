-- after: search_candidates, search_total
create or replace function public.search_matches(criteria public.search_criteria,
  out total bigint, out is_cut boolean, out answer json)
-- search_items has set the search path and how plans are cached.
language plpgsql stable as $$
declare
  me constant uuid := auth.uid();
  has_dates constant boolean := criteria.local_from is not null;
  found record := public.search_candidates(criteria);
begin
  is_cut := found.is_cut;
  with candidates as materialized (
    select i.id, i.ctid as place, i.longitude, i.latitude, i.price_per_day_cents as price, i.unit_count,
      criteria.local_from at time zone i.time_zone as starts,
      (criteria.local_to at time zone i.time_zone) + make_interval(mins => i.buffer_minutes) as free_again, money.total,
      case when i.price_per_day_cents between criteria.min_price_cents and criteria.max_price_cents then
        case criteria.sort
          when 'newest' then date_part('epoch', i.published_at)
          when 'rating' then (i.rating_sum + 20.0::float8) / (i.rating_count + 5)
          when 'distance' then - public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude)
          when 'relevance' then i.standing
            + case when criteria.lat is null then 0
                else 1 / (1 + public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude) / 2000) end
            -- What it is comes before what else its title says, that before its category, and descriptions come last.
            + case
                when criteria.query is null then 0
                when i.headline @@ criteria.in_names then 12
                when i.headline @@ criteria.in_kinds then 10
                when i.headline @@ criteria.in_titles then 6
                when i.headline @@ criteria.query then 3
                else 0
              end
          else - money.total
        end
      end as rank
    from public.items i
    cross join lateral (select case when criteria.with_totals then public.search_total(i, criteria) end as total) money
    where i.ctid = any (found.places)
  ), asked as materialized (
    select * from candidates where rank is not null order by rank desc, id
  ), matches as materialized (
    select * from asked c
    where not has_dates or criteria.quantity <= c.unit_count - cardinality(array(
      select distinct e.unit_id from public.live_calendar_entries e
      where e.item_id = c.id and (e.held_by = me) is not true and e.ends_at > c.starts and e.starts_at < c.free_again))
    -- No calendar is asked after one more than is counted.
    limit criteria.counted + 1
  ), counts as materialized (select count(*) as total from matches), grid as materialized (
    -- At most nine cells across. A power of two, so that the grid's lines stay where they are while a map is moved.
    select 2 ^ ceil(log(2.0, greatest(max(longitude) - min(longitude), max(latitude) - min(latitude), 0.001)::numeric / 8))
      ::double precision as side
    from matches having criteria.max_pins > 0 and count(*) > criteria.max_pins
  ), cells as (
    select round(avg(longitude)::numeric, 5) as longitude, round(avg(latitude)::numeric, 5) as latitude, count(*) as items,
      min(matches.total) as cheapest, case when count(*) = 1 then min(id::text) end as only_id
    from matches cross join grid
    group by floor(longitude / side), floor(latitude / side)
  ), cards as (
    select i.id, coalesce(i.titles ->> criteria.locale, i.title) as title,
      case when i.titles ? criteria.locale then criteria.locale else i.language end as language,
      case when i.titles ? criteria.locale and i.language <> criteria.locale
        then json_build_object('title', i.title, 'language', i.language) end as original,
      i.price_per_day_cents, case when has_dates then public.search_total(i, criteria) end as total_cents,
      i.city, i.neighbourhood,
      case when criteria.lat is not null
        then round(public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude)) end as distance_m,
      i.rating_sum, i.rating_count, i.is_instant,
      (select json_build_object('path', m.path, 'thumbhash', m.thumbhash)
        from public.item_images m where m.item_id = i.id order by m.position limit 1) as image,
      (select json_build_object('name', split_part(p.name, ' ', 1), 'avatar_path', p.avatar_path)
        from public.profiles p where p.id = i.owner_id) as lender
    -- Where the rows are, not which: a stable function sees one snapshot all through, so they are there still.
    from (select * from matches order by rank desc, id limit criteria.rows_a_page offset criteria.rows_before) page
    join public.items i on i.ctid = page.place
    order by page.rank desc, page.id
  )
  select counts.total, json_build_object(
    'total', least(counts.total, criteria.counted),
    'has_more', counts.total > criteria.counted or found.is_cut,
    -- Once the counts without each of the criteria; a page of the version before this one still reads it.
    'relaxed', '[]'::json,
    'is_similar', coalesce(criteria.is_similar and counts.total > 0, false),
    'is_deep', coalesce(criteria.is_deep, false),
    'lowest_price_cents', coalesce(found.lowest, (select min(price) from candidates)),
    'highest_price_cents', coalesce(found.highest, (select max(price) from candidates)),
    'pins', (
      select coalesce(json_agg(json_build_array(id, longitude, latitude, pin.total)), '[]')
      from (select * from matches order by rank desc, id limit criteria.max_pins) pin
    ),
    'clusters', (
      select coalesce(json_agg(json_build_array(longitude, latitude, items, cheapest, only_id)
        order by items desc, longitude, latitude), '[]')
      from cells
    ),
    'items', (select coalesce(json_agg(cards), '[]') from cards))
  into total, answer
  from counts;
end
$$;
comment on function public.search_matches(public.search_criteria) is
  'What meets the criteria and is free, as search_items() answers it. Pins are grouped on a grid where there are more: longitude, latitude, how many, the cheapest price in cents, and the id of an item that is alone.';
