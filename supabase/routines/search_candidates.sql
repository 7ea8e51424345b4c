-- after: search_in_order
create or replace function public.search_candidates(criteria public.search_criteria,
  out places tid[], out is_cut boolean, out lowest bigint, out highest bigint)
language plpgsql stable
-- An order by which items are read names its index: PostgreSQL, which expects next to nothing of so many conditions, would
-- rather read by another one, and sort that.
set enable_sort = off set enable_seqscan = off as $$
declare
  at_any_price public.search_criteria := criteria;
  -- Below zero until the table was looked at for the first time.
  market_size constant real := (select greatest(c.reltuples, 0) from pg_catalog.pg_class c where c.oid = 'public.items'::regclass);
  -- To pass an entry of an index by costs a thirtieth of what a row costs. Where less than this is in the area, all of it
  -- is read; in a crowded place, or everywhere, the first in the order asked for.
  few constant integer := greatest(criteria.enough, sqrt(market_size * criteria.enough / 60)::integer);
begin
  at_any_price.min_price_cents := 0;
  at_any_price.max_price_cents := 2147483647;
  is_cut := false;

  if criteria.only_ids is not null then
    places := array(select * from public.search_in_order(at_any_price, 'ids'));
  elsif criteria.query is not null and criteria.has_area
    and (criteria.area[3] - criteria.area[1] + 0.1) * (criteria.area[4] - criteria.area[2] + 0.1) < 4 then
    -- A country is not looked for cell by cell.
    at_any_price.keys := array(
      select map_row * 3601 + map_column
      from generate_series(floor(criteria.area[2] * 10)::integer + 900, floor(criteria.area[4] * 10)::integer + 900) map_row,
        generate_series(floor(criteria.area[1] * 10)::integer + 1800, floor(criteria.area[3] * 10)::integer + 1800) map_column);
    places := array(select * from public.search_in_order(at_any_price, 'keys'));
  elsif criteria.query is not null then
    -- Of a common word in a large market, those of the best four quality bands are enough.
    if market_size > 50000 and criteria.sort = 'relevance' and criteria.lat is null and not criteria.has_price_range then
      criteria.keys := '{-4,-3,-2,-1}';
      places := array(select * from public.search_in_order(criteria, 'keys'));
      is_cut := cardinality(places) >= criteria.enough;
    end if;
    if not is_cut then
      places := array(select * from public.search_in_order(at_any_price, 'words'));
    end if;
  elsif criteria.has_area and criteria.sort <> 'distance' and few > (
    select count(*) from (
      select from public.items i
      where public.search_at_sight(i, at_any_price) and public.map_point(i.latitude, i.longitude) <@ box(
        public.map_point(criteria.area[2], criteria.area[1]), public.map_point(criteria.area[4], criteria.area[3]))
      limit few) at_sight
  ) then
    places := array(select * from public.search_in_order(at_any_price, 'area'));
  else
    case
      when criteria.sort = 'newest' then places := array(select * from public.search_in_order(criteria, 'newest'));
      when criteria.sort = 'rating' then places := array(select * from public.search_in_order(criteria, 'rating'));
      when criteria.sort = 'total' and criteria.local_from is not null then
        places := array(select * from public.search_in_order(criteria, 'total'));
      when criteria.sort = 'total' then places := array(select * from public.search_in_order(criteria, 'cheapest'));
      -- Of what is near, the best comes first by relevance.
      when criteria.lat is not null then places := array(select * from public.search_in_order(criteria, 'nearest'));
      else places := array(select * from public.search_in_order(criteria, 'best'));
    end case;
    is_cut := cardinality(places) >= criteria.enough;
    if criteria.has_price_range or criteria.sort = 'total' then
      at_any_price.enough := 1;
      select min(i.price_per_day_cents), max(i.price_per_day_cents) into lowest, highest
      from public.items i
      where i.ctid = any (array(select * from public.search_in_order(at_any_price, 'cheapest'))
        || array(select * from public.search_in_order(at_any_price, 'dearest')));
    end if;
  end if;
end
$$;
comment on function public.search_candidates(public.search_criteria) is
  'Where the rows of the items are that meet the criteria, whatever their calendars: all of them, or where there are many the first in the order asked for (is_cut). With the lowest and highest price of all where prices are asked for and not all were read.';
