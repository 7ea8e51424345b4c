-- after: search_best, search_best_rated, search_by_ids, search_by_words, search_by_words_among, search_cheapest, search_cheapest_by_rules, search_cheapest_hours, search_in_area, search_nearest, search_newest
create or replace function public.search_candidates(criteria public.search_criteria,
  out places tid[], out is_cut boolean, out lowest bigint, out highest bigint)
language plpgsql stable
-- An order by which a strategy reads names its index: PostgreSQL, which expects next to nothing of so many conditions,
-- would rather read by another one, and sort that.
set enable_sort = off set enable_seqscan = off as $$
declare
  at_any_price public.search_criteria := criteria;
  cells constant integer[] := case when criteria.has_area and criteria.query is not null then public.map_cells(criteria.area) end;
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
    places := array(select public.search_by_ids(at_any_price));
  elsif cells is not null then
    places := array(select * from public.search_by_words_among(at_any_price, criteria.query, cells));
  elsif market_size > 50000 and criteria.sort = 'relevance' and criteria.lat is null and not criteria.has_price_range
    and 250 = (select count(*) from (
      select from public.items i
      where i.search @@ criteria.query and public.search_keys(i.latitude, i.longitude, i.standing) && '{-4,-3,-2,-1}'
      limit 250) best)
  then
    criteria.enough := criteria.enough / 2;
    places := array(select public.search_common_words(criteria));
    is_cut := cardinality(places) >= criteria.enough;
  elsif criteria.query is not null then
    places := array(select * from public.search_by_words(at_any_price));
  elsif criteria.has_area and public.search_area_size(at_any_price, few) < few then
    places := array(select * from public.search_in_area(at_any_price));
  else
    -- Read in the order asked for, half is all that calendars are asked of. At night, totals may order anew. Fewer than
    -- 400 are always read whole, so that the range of their prices is true.
    if criteria.hours is not null or criteria.local_from is null or criteria.sort not in ('day_price', 'hour_price') then
      criteria.enough := greatest(criteria.enough / 2, 400);
    end if;
    case
      when criteria.sort = 'newest' then places := array(select * from public.search_newest(criteria));
      when criteria.sort = 'rating' then places := array(select * from public.search_best_rated(criteria));
      -- A weekend price or a discount can make an item cheaper than its place in these orders.
      when criteria.sort = 'day_price' then
        places := array(select * from public.search_cheapest(criteria) union select * from public.search_cheapest_by_rules(criteria));
      when criteria.sort = 'hour_price' then
        places := array(select * from public.search_cheapest_hours(criteria) union select * from public.search_cheapest_by_rules(criteria));
      -- Of what is near, the best comes first by relevance.
      when criteria.lat is not null then places := array(select public.search_nearest(criteria));
      else places := array(select * from public.search_best(criteria));
    end case;
    is_cut := cardinality(places) >= criteria.enough;
    if criteria.has_price_range or criteria.sort in ('day_price', 'hour_price') then
      lowest := (select i.price_per_day_cents from public.items i
        where public.search_at_sight(i, at_any_price) and public.search_fits(i, at_any_price)
        order by i.price_per_day_cents, i.id limit 1);
      highest := (select i.price_per_day_cents from public.items i
        where public.search_at_sight(i, at_any_price) and public.search_fits(i, at_any_price)
        order by i.price_per_day_cents desc, i.id desc limit 1);
    end if;
  end if;
end
$$;
comment on function public.search_candidates(public.search_criteria) is
  'Where the rows of the items are that meet the criteria, whatever their calendars: all of them, or where there are many the first in the order asked for (is_cut). With the lowest and highest price of all where prices are asked for and not all were read.';
