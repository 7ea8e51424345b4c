-- after: distance_m
-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.part_distance_m(part integer, width integer, lat double precision, lng double precision)
returns double precision
language sql immutable as $$
  select public.distance_m(lat, lng,
    greatest(south, least(lat, south + width * 0.02::float8)), greatest(west, least(lng, west + width * 0.02::float8)))
  from (
    select patch / 2500 / 361 - 90 + patch / 250 % 10 * 0.1::float8 + patch / 5 % 5 * 0.02::float8 as south,
      patch / 2500 % 361 - 180 + patch / 25 % 10 * 0.1::float8 + patch % 5 * 0.02::float8 as west
    from (select part * width * width as patch) first_one
  ) corner
$$;
comment on function public.part_distance_m(integer, integer, double precision, double precision) is
  'Metres from a place to the nearest point of a part of the map, as map_parts() numbers them; 0 within it.';
