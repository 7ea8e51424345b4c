create or replace function public.map_cells(area double precision[]) returns integer[]
language sql immutable set search_path = '' as $$
  select case when (area[3] - area[1] + 0.1) * (area[4] - area[2] + 0.1) < 4 then array(
    select y * 3601 + x
    from generate_series(floor(area[2] * 10)::integer + 900, floor(area[4] * 10)::integer + 900) y,
      generate_series(floor(area[1] * 10)::integer + 1800, floor(area[3] * 10)::integer + 1800) x
  ) end
$$;
comment on function public.map_cells(double precision[]) is
  'The map_cell() numbers of the cells that an area (west, south, east, north) touches; null for a country, which is not looked for cell by cell.';
