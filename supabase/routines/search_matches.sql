-- after: quoted_cents, setting_number
create or replace function public.search_matches(criteria public.search_criteria) returns public.search_outcome
-- search_items has set the search path and how plans are cached.
language plpgsql stable as $$
declare
  me constant uuid := auth.uid();
  has_dates constant boolean := criteria.local_from is not null;
  -- The same for every item.
  delivery_cents constant bigint := case when criteria.delivery = 'delivery' then public.setting_number('deliveryCents') else 0 end;
  found record := public.search_candidates(criteria);
  outcome public.search_outcome;
begin
  with candidates as materialized (
    select i.id, i.ctid as place, i.longitude, i.latitude, i.price_per_day_cents as price, i.unit_count, i.time_zone,
      i.buffer_minutes, money.total,
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
          else - case when has_dates then money.total else i.price_per_day_cents end
        end
      end as rank
    from public.items i
    cross join lateral (
      select case
        when not criteria.with_totals then null
        when has_dates then delivery_cents + public.quoted_cents(i.price_per_day_cents, i.price_per_hour_cents,
          i.weekend_price_cents, i.duration_discounts, criteria.local_from, coalesce(criteria.hours, public.rental_hours(
            criteria.local_from at time zone i.time_zone, criteria.local_to at time zone i.time_zone, i.time_zone)),
          criteria.quantity, null)
        else i.price_per_day_cents
      end as total
    ) money
    where i.ctid = any (found.places)
  ), asked as materialized (
    select * from candidates where rank is not null order by rank desc, id
  ), matches as materialized (
    select * from asked c
    where not has_dates or criteria.quantity <= c.unit_count - cardinality(array(
      select distinct e.unit_id from public.live_calendar_entries e
      where e.item_id = c.id and (e.held_by = me) is not true and e.ends_at > criteria.local_from at time zone c.time_zone
        and e.starts_at < (criteria.local_to at time zone c.time_zone) + make_interval(mins => c.buffer_minutes)))
    -- No calendar is asked after one more than is counted.
    limit criteria.counted + 1
  ), ranked as materialized (
    select * from matches order by rank desc, id limit greatest(criteria.rows_before + criteria.rows_a_page, criteria.max_pins)
  ), grid as materialized (
    -- At most nine cells across. A power of two, so that the grid's lines stay where they are while a map is moved.
    select 2 ^ ceil(log(2.0, greatest(max(longitude) - min(longitude), max(latitude) - min(latitude), 0.001)::numeric / 8))
      ::double precision as side
    from matches having criteria.max_pins > 0 and count(*) > criteria.max_pins
  ), cells as (
    select round(avg(longitude)::numeric, 5) as longitude, round(avg(latitude)::numeric, 5) as latitude, count(*) as items,
      min(total) as cheapest, case when count(*) = 1 then min(id::text) end as only_id
    from matches cross join grid
    group by floor(longitude / side), floor(latitude / side)
  )
  select
    (select count(*) from matches) as total,
    found.is_cut,
    coalesce(found.lowest, (select min(price) from candidates)) as lowest,
    coalesce(found.highest, (select max(price) from candidates)) as highest,
    array(select place from ranked limit criteria.rows_a_page offset criteria.rows_before) as places,
    case when criteria.max_pins > 0 then (
      select json_agg(json_build_array(id, longitude, latitude, total))
      from (select * from ranked limit criteria.max_pins) first_ones
    ) end as pins,
    (
      select json_agg(json_build_array(longitude, latitude, items, cheapest, only_id) order by items desc, longitude, latitude)
      from cells
    ) as clusters
  into outcome;
  return outcome;
end
$$;
comment on function public.search_matches(public.search_criteria) is
  'What meets the criteria and is free: how many, the range of prices, the rows of a page, and pins for a map, or groups of them on a grid: longitude, latitude, how many, the cheapest price in cents, and the id of an item that is alone.';
