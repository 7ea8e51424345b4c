-- after: attributes_fit
-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_fits(i public.items, criteria public.search_criteria) returns boolean
language sql stable as $$
  select i.unit_count >= criteria.quantity
    and (criteria.categories is null or i.category_id = any (criteria.categories))
    and (not criteria.is_particular
      or (criteria.only_ids is null or i.id = any (criteria.only_ids))
      -- A box over the date line goes from west of it to east of it.
      and (criteria.box is null or criteria.box[1] <= criteria.box[3]
        or i.longitude >= criteria.box[1] or i.longitude <= criteria.box[3])
      and (criteria.radius_m is null
        or public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude) <= criteria.radius_m)
      and (criteria.delivery is null or criteria.delivery = any (i.delivery_methods))
      and (criteria.min_rating is null or i.rating_count > 0 and i.rating_sum >= criteria.min_rating * i.rating_count)
      and (not criteria.instant_only or i.is_instant)
      and (criteria.attributes is null or public.attributes_fit(i.attributes, criteria.attributes)))
    and (criteria.local_from is null
      -- No notice is longer than thirty days.
      or (criteria.local_from > localtimestamp + interval '32 days'
        or criteria.local_from at time zone i.time_zone >= now() + make_interval(hours => i.notice_hours))
      and coalesce(criteria.hours, public.rental_hours(criteria.local_from at time zone i.time_zone,
        criteria.local_to at time zone i.time_zone, i.time_zone)) between i.min_hours and i.max_hours)
$$;
comment on function public.search_fits(public.items, public.search_criteria) is
  'Whether an item that meets the criteria at sight meets the others, except for its words and its calendar.';
