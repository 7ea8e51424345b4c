create or replace function public.map_parts(west double precision, south double precision, east double precision,
  north double precision, width integer) returns integer[]
language plpgsql immutable as $$
declare
  parts integer[] := '{}';
begin
  for y in floor(south * 50 / width)::integer..floor(north * 50 / width)::integer loop
    for x in floor(west * 50 / width)::integer..floor(east * 50 / width)::integer loop
      parts := parts || public.map_patch(y * width, x * width) / (width * width);
    end loop;
  end loop;
  return parts;
end
$$;
comment on function public.map_parts(double precision, double precision, double precision, double precision, integer) is
  'The numbers of the parts of the map that this box touches; each is as wide as so many fiftieths of a degree: 1, 5 or 50.';
