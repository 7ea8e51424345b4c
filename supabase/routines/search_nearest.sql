-- after: search_area_size, search_in_order
create or replace function public.search_nearest(criteria public.search_criteria) returns setof tid
language plpgsql stable rows 1000 as $$
declare
  ring public.search_criteria := criteria;
  ring_m double precision := 500;
  -- The corners of the box around a ring are beyond the ring.
  enough_in_box constant integer := 3 * criteria.enough / 2;
  size bigint;
  places tid[];
  is_whole boolean;
begin
  loop
    is_whole := ring_m >= coalesce(criteria.radius_m, 5e7);
    ring.radius_m := least(ring_m, criteria.radius_m, 5e7);
    ring := public.search_bounds(ring);
    size := public.search_area_size(ring, enough_in_box);
    if is_whole or size = enough_in_box then
      places := array(select * from public.search_in_order(ring, 'area'));
      exit when is_whole or cardinality(places) >= criteria.enough;
    end if;
    -- What is evenly spread is four times as much in a ring twice as wide.
    ring_m := ring_m * least(greatest(sqrt(enough_in_box::float8 / greatest(size, 1)), 1.25), 4);
  end loop;
  return query select unnest(places);
end
$$;
comment on function public.search_nearest(public.search_criteria) is
  'The nearest of the items that fit: all in a ring around the place that grows until it holds enough.';
