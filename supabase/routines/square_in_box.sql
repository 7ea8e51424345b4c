-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.square_in_box(square integer, box double precision[]) returns double precision[]
language sql immutable as $$
  select array[greatest(box[1], lng), greatest(box[2], lat), least(box[3], lng + 0.1), least(box[4], lat + 0.1)]
  from (
    select mod(square / 100, 361) - 180 + square % 10 * 0.1::float8 as lng,
      square / 100 / 361 - 90 + square / 10 % 10 * 0.1::float8 as lat
  ) corner
$$;
comment on function public.square_in_box(integer, double precision[]) is
  'What of a square of the map (map_patch) lies in a box: both as west, south, east, north.';
