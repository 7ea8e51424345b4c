create or replace function public.cluster_pins(
  ids uuid[], longitudes double precision[], latitudes double precision[], prices bigint[]
) returns json
language sql immutable set search_path = '' as $$
  with pins as (
    select * from unnest(ids, longitudes, latitudes, prices) p (id, longitude, latitude, price)
  ), grid as (
    -- At most nine cells across. A power of two, so that the grid's lines stay where they are while a map is moved.
    select 2 ^ ceil(log(2.0, greatest(max(longitude) - min(longitude), max(latitude) - min(latitude), 0.001)::numeric / 8))
      ::double precision as side
    from pins
  )
  select json_agg(json_build_array(longitude, latitude, items, cheapest, only_id) order by items desc, longitude, latitude)
  from (
    select
      round(avg(p.longitude)::numeric, 5) as longitude,
      round(avg(p.latitude)::numeric, 5) as latitude,
      count(*) as items,
      min(p.price) as cheapest,
      case when count(*) = 1 then min(p.id::text) end as only_id
    from pins p cross join grid g
    group by floor(p.longitude / g.side), floor(p.latitude / g.side)
  ) cells
$$;
comment on function public.cluster_pins(uuid[], double precision[], double precision[], bigint[]) is
  'Places of many items as at most 81 groups of a grid: longitude, latitude, how many, the cheapest price in cents, and the id of an item that is alone.';
