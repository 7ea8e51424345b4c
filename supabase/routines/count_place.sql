create or replace function public.count_place(city text, country text, neighbourhood text) returns void
language sql security definer set search_path = '' as $$
  with named as (
    select i.latitude, i.longitude, i.owner_id, i.published_at
    from public.bookable_items i
    where i.city = count_place.city and i.country = count_place.country
      and (count_place.neighbourhood = '' or i.neighbourhood = count_place.neighbourhood)
  ), core as (
    -- The tenth of a degree with the most lenders, so that one lender with many items does not move a town; of two
    -- alike, the one whose first item is older.
    select avg(latitude) as latitude, avg(longitude) as longitude
    from named
    group by floor(latitude * 10), floor(longitude * 10)
    order by count(distinct owner_id) desc, count(*) desc, min(published_at)
    limit 1
  ), near as (
    select n.latitude, n.longitude
    from named n, core
    where public.distance_m(n.latitude, n.longitude, core.latitude, core.longitude) < 30000
  )
  update public.places p
  set latitude = centre.latitude, longitude = centre.longitude, item_count = centre.items, counted_at = now(),
    words = array_to_string(public.split_words(concat_ws(' ', p.neighbourhood, p.city, (
      select concat_ws(' ', n.names ->> 'en', n.names ->> 'de', n.names ->> 'es', n.names ->> 'fr')
      from public.city_names n where n.city = p.city and n.country = p.country
    ))), ' ')
  from (
    select percentile_cont(0.5) within group (order by latitude) as latitude,
      percentile_cont(0.5) within group (order by longitude) as longitude, count(*)::integer as items
    from near
  ) centre
  where p.city = count_place.city and p.country = count_place.country and p.neighbourhood = count_place.neighbourhood
$$;
comment on function public.count_place(text, text, text) is
  'Finds the middle of a place, the median of what lies within 30 km of where most of its lenders are, and counts that.';
