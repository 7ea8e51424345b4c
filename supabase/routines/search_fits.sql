-- The conditions on an item, except for its words, its price and its calendar. Used only to create functions.
create or replace function public.search_fits() returns text
language sql immutable as $make$
  select $fits$
    i.unit_count >= criteria.quantity
    and (criteria.categories is null or i.category_id = any (criteria.categories))
    and (criteria.only_ids is null or i.id = any (criteria.only_ids))
    and (not has_area or
      i.latitude between south and north and i.longitude between west and east
      and (not over_date_line or i.longitude >= criteria.box[1] or i.longitude <= criteria.box[3]))
    and (not is_near or public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude) <= criteria.radius_m)
    and (criteria.delivery is null or criteria.delivery = any (i.delivery_methods))
    and (not is_rated or i.rating_count > 0 and i.rating_sum >= criteria.min_rating * i.rating_count)
    and (not is_instant_only or i.is_instant)
    and (criteria.hours is null or criteria.hours between i.min_hours and i.max_hours)
    and (not is_soon or
      criteria.local_from at time zone i.time_zone >= now() + make_interval(hours => i.notice_hours))
  $fits$
$make$;
comment on function public.search_fits() is
  'SQL for whether an item meets the criteria, without its words, its price and its calendar; for search_source and count_matches.';
