-- One index of the map, which knows what is nearest as well, and one list a status, from which every order is read.
create function public.map_point(latitude double precision, longitude double precision) returns point
language sql immutable parallel safe
return point(longitude, degrees(asinh(tand(least(greatest(latitude, -89), 89)))));
comment on function public.map_point(double precision, double precision) is
  'Where a place is on a map on which nearer is nearer in every direction (Mercator''s).';
-- Every role that writes items computes these.
grant execute on function public.map_point(double precision, double precision) to authenticated, service_role;

drop index public.items_in_area;
-- What fits is counted in the index alone, for which it has latitude and longitude.
create index items_in_area on public.items using gist
  (public.map_point(latitude, longitude), min_hours, price_per_day_cents, category_id) include (latitude, longitude)
  where status = 'published' and not owner_is_blocked;
drop index public.items_alike, public.items_popular;

-- Lists of the back office are read from the index alone, in the order of change and of bookings as well.
drop index public.items_by_status, public.items_by_change, public.items_by_bookings, public.items_without_description;
create index items_by_status on public.items (status, created_at, id, (description = ''))
  include (updated_at, booking_count);
-- The index of titles narrows the beginning of one as well.
drop index public.items_by_beginning;

drop function if exists public.search_nearest(public.search_criteria);
drop function if exists public.search_area_size(public.search_criteria, integer);
