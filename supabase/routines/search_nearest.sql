-- after: search_area_size, search_at_sight, search_fits
create or replace function public.search_nearest(criteria public.search_criteria) returns setof tid
language plpgsql stable rows 1000 as $$
declare
  whole constant double precision[] := criteria.area;
  ring_m double precision := 500;
  -- The same in degrees, of latitude and of longitude where they are narrowest.
  tall double precision;
  wide double precision;
  is_whole boolean;
  -- The corners of the box around a ring are beyond the ring.
  enough_in_box constant integer := 3 * criteria.enough / 2;
  size bigint;
  places tid[];
begin
  loop
    tall := ring_m / 111000;
    wide := tall / greatest(cosd(least(abs(criteria.lat) + tall, 90)), 1e-6);
    is_whole := criteria.lat - tall <= whole[2] and criteria.lat + tall >= whole[4]
      and criteria.lng - wide <= whole[1] and criteria.lng + wide >= whole[3];
    criteria.area := array[greatest(whole[1], criteria.lng - wide), greatest(whole[2], criteria.lat - tall),
      least(whole[3], criteria.lng + wide), least(whole[4], criteria.lat + tall)];
    size := public.search_area_size(criteria, enough_in_box);
    if is_whole or size = enough_in_box then
      places := array(
        select i.ctid from public.items i
        where public.search_at_sight(i, criteria) and public.search_fits(i, criteria)
          and (is_whole or public.distance_m(criteria.lat, criteria.lng, i.latitude, i.longitude) <= ring_m)
        order by i.latitude, i.longitude
      );
      if is_whole or cardinality(places) >= criteria.enough then
        return query select unnest(places);
        return;
      end if;
    end if;
    -- What is evenly spread is four times as much in a ring twice as wide.
    ring_m := ring_m * least(greatest(sqrt(enough_in_box::float8 / greatest(size, 1)), 1.25), 4);
  end loop;
end
$$;
comment on function public.search_nearest(public.search_criteria) is
  'The nearest of the items that fit: all in a box around the place that grows until it holds enough.';
