-- after: search_area_size, search_in_order
create or replace function public.search_nearest(criteria public.search_criteria) returns setof tid
language plpgsql stable rows 1000 as $$
declare
  ring public.search_criteria := criteria;
  widest constant double precision := least(criteria.radius_m, 5e7);
  -- The corners of the box around a ring are beyond the ring.
  enough_in_box constant integer := 3 * criteria.enough / 2;
  places tid[];
begin
  ring.radius_m := 500;
  loop
    ring.radius_m := least(ring.radius_m, widest);
    ring := public.search_bounds(ring);
    if ring.radius_m = widest or public.search_area_size(ring, enough_in_box) = enough_in_box then
      places := array(select * from public.search_in_order(ring, 'area'));
      exit when ring.radius_m = widest or cardinality(places) >= criteria.enough;
    end if;
    ring.radius_m := 1.4 * ring.radius_m;
  end loop;
  return query select unnest(places);
end
$$;
comment on function public.search_nearest(public.search_criteria) is
  'The nearest of the items that fit: all in a ring around the place that grows until it holds enough.';
