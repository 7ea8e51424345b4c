-- Without a search path of its own, so that it becomes part of what calls it: `way` is written out there, so PostgreSQL
-- leaves out the orders that are not meant, and reads the index of the one that is.
create or replace function public.search_in_order(criteria public.search_criteria, way text) returns setof tid
language sql stable as $$
  select i.ctid from public.items i
  where case
      -- Out of the planner's sight, which would take another index than that of the words or ids.
      when way in ('words', 'keys', 'ids') then coalesce(public.search_at_sight(i, criteria) and public.search_fits(i, criteria), false)
      else public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
    end
    and (way not in ('words', 'keys') or i.search @@ criteria.query)
    and (way <> 'keys' or public.search_keys(i.latitude, i.longitude, i.standing) && criteria.keys)
    and (way not in ('area', 'nearest') or public.map_point(i.latitude, i.longitude) <@ box(
      public.map_point(criteria.area[2], criteria.area[1]), public.map_point(criteria.area[4], criteria.area[3])))
    and (way <> 'ids' or i.id = any (criteria.only_ids) and (criteria.query is null or i.search @@ criteria.query))
  order by
    case way when 'best' then i.standing end desc,
    case way when 'rating' then (i.rating_sum + 20.0::float8) / (i.rating_count + 5) end desc,
    case way when 'newest' then i.published_at end desc,
    case way when 'cheapest' then i.price_per_day_cents end,
    case way when 'dearest' then i.price_per_day_cents end desc,
    -- What a day of a rental may cost at the least.
    case way when 'total' then least(i.price_per_day_cents, i.price_per_hour_cents * 24, i.weekend_price_cents)
      * (100 - greatest(i.duration_discounts[1], i.duration_discounts[2], i.duration_discounts[3])) end,
    case way when 'nearest' then public.map_point(i.latitude, i.longitude) <-> public.map_point(criteria.lat, criteria.lng) end,
    case way when 'dearest' then i.id end desc,
    case when way in ('best', 'rating', 'newest', 'cheapest', 'total') then i.id end
  limit case when way not in ('words', 'keys', 'area', 'ids') then criteria.enough end
$$;
comment on function public.search_in_order(public.search_criteria, text) is
  'The first of the items that fit, in an order that an index has; or all that have the words (with keys: in some map cells or quality bands), are in the area, or have one of the given ids.';
