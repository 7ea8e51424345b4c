-- One text, and a statement of its own for each way into the items. PostgreSQL plans each once for a connection, with
-- the index that serves it, whatever else is wished for; what was not asked for costs a look at a variable.
do $make$
declare
  fits constant text := $fits$
    i.unit_count >= wish.quantity
        and (wish.categories is null or i.category_id = any (wish.categories))
        and (wish.only_ids is null or i.id = any (wish.only_ids))
        and (not has_area or
          i.latitude between south and north and i.longitude between west and east
          and (not over_date_line or i.longitude >= wish.box[1] or i.longitude <= wish.box[3]))
        and (not is_near or public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude) <= wish.radius_m)
        and (wish.delivery is null or wish.delivery = any (i.delivery_methods))
        and (not is_rated or i.rating_count > 0 and i.rating_sum >= wish.min_rating * i.rating_count)
        and (not is_instant_only or i.is_instant)
        and (wish.hours is null or wish.hours between i.min_hours and i.max_hours)
        and (not is_soon or
          wish.local_from at time zone i.time_zone >= now() + make_interval(hours => i.notice_hours))
  $fits$;
  -- What `%s` stands for is the condition that an index answers.
  all_that_fit constant text := $all$
      select i.*, wish.local_from at time zone i.time_zone as starts, wish.local_to at time zone i.time_zone as ends
      from public.bookable_items i
      where %s and $all$ || fits || $all$
      -- Has the instants worked out once an item, and only after the cheaper conditions.
      offset 0
  $all$;
  -- The first of each part, by the condition that is the first `%s`, in the order that is the second.
  -- Within coalesce() because the planner would take so many conditions for one that hardly anything meets, and would
  -- sort all instead of reading the first.
  first_of_each constant text := $first$
      select ones.* from unnest(parts) part cross join lateral (
        select i.*, row_number() over () = of_each as is_last
        from (
          select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents, i.price_per_hour_cents, i.standing,
            i.rating_sum, i.rating_count, i.published_at, i.unit_count, i.buffer_minutes, i.min_hours, i.max_hours,
            i.time_zone, wish.local_from at time zone i.time_zone as starts,
            wish.local_to at time zone i.time_zone as ends
          from public.bookable_items i
          where %s and coalesce($first$ || fits || $first$ and i.price_per_day_cents between lowest and highest, false)
          order by %s
          limit of_each
        ) i
      ) ones
  $first$;
  -- In their order: rank, whether the price is as wished, whether more may follow, and where the items come from.
  statement constant text := $statement$
    return query
    select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents, %2$s, money.total, %1$s,
      i.unit_count, i.starts, i.ends + make_interval(mins => i.buffer_minutes), %3$s
    from (%4$s) i
    cross join lateral (
      select case when has_dates then coalesce(wish.hours, public.rental_hours(i.starts, i.ends, i.time_zone)) end as hours
    ) rental
    cross join lateral (
      select case
        when not wish.with_totals then null
        when has_dates then public.all_in_cents(i.price_per_day_cents, i.price_per_hour_cents,
          rental.hours, wish.quantity, wish.delivery)
        else i.price_per_day_cents
      end as total
    ) money
    where not has_dates or wish.hours is not null or rental.hours between i.min_hours and i.max_hours;
  $statement$;
  in_price constant text := 'i.price_per_day_cents between lowest and highest';

  relevance constant text := $rank$
    i.standing + case when has_place
      then 1 / (1 + public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude) / 2000) else 0 end
  $rank$;
  away constant text := 'public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude)';
  by_hour constant text := 'coalesce(i.price_per_hour_cents * 24, i.price_per_day_cents)';
  by_rating constant text := '(i.rating_sum + 20.0::float8) / (i.rating_count + 5)';
  as_sorted constant text := format($rank$
    case
      when wish.sort = 'newest' then date_part('epoch', i.published_at)
      when wish.sort = 'rating' then %s
      when wish.sort = 'total' then - case
        when has_dates and wish.hours is null then money.total
        when is_by_hour then %s
        else i.price_per_day_cents
      end
      else - %s
    end
  $rank$, by_rating, by_hour, away);
  as_wished constant text := $rank$
    case when not by_relevance then $rank$ || as_sorted || $rank$ else $rank$ || relevance || $rank$
      -- What it is comes before what else its title says, that before its category, and descriptions come last.
      + case
          when not has_words then 0
          when i.headline @@ wish.is_thing then 12
          when i.headline @@ wish.is_kind then 10
          when i.headline @@ wish.is_related then 6
          when i.headline @@ wish.query then 3
          else 0
        end
    end
  $rank$;
  -- For each order that an index has: when it is asked for, and the order.
  sorts constant text[] := array[
    ['wish.sort = ''newest''', 'i.published_at desc'],
    ['wish.sort = ''rating''', by_rating || ' desc'],
    ['is_by_hour', by_hour],
    ['true', 'i.price_per_day_cents']
  ];
  best constant text := 'i.standing desc';
  sorted_in_squares text := '';
  sorted_everywhere text := '';
  -- What is cheapest and what is dearest, for the range of prices.
  extremes_in_squares text := '';
  extremes_everywhere text := '';
  way text;
begin
  for n in 1..array_length(sorts, 1) loop
    way := case when n = 1 then 'if ' else 'elsif ' end || sorts[n][1] || ' then ';
    sorted_in_squares := sorted_in_squares || way || format(statement, as_sorted, in_price, 'i.is_last',
      format(first_of_each, 'i.patch / 25 = part', sorts[n][2] || ', i.id'));
    sorted_everywhere := sorted_everywhere || way || format(statement, as_sorted, in_price, 'i.is_last',
      format(first_of_each, 'true', sorts[n][2] || ', i.id'));
  end loop;
  foreach way in array array['i.price_per_day_cents, i.id', 'i.price_per_day_cents desc, i.id desc'] loop
    extremes_in_squares := extremes_in_squares || format(statement, 'null::float8', 'false', 'false',
      format(first_of_each, 'i.patch / 25 = part', way));
    extremes_everywhere := extremes_everywhere || format(statement, 'null::float8', 'false', 'false',
      format(first_of_each, 'true', way));
  end loop;
  execute format($function$
    create or replace function public.search_candidates(wish public.search_wish)
    returns table (
      id uuid, place tid, longitude double precision, latitude double precision, price bigint, in_price boolean,
      total bigint, rank double precision, unit_count integer, starts timestamptz, free_until timestamptz,
      is_last boolean
    )
    -- Search path and plans that are kept are what search_items has set.
    language plpgsql stable rows 200 as $$
    declare
      has_words constant boolean := wish.query is not null;
      has_dates constant boolean := wish.local_from is not null;
      -- No notice is longer than thirty days.
      is_soon constant boolean := has_dates and wish.local_from < localtimestamp + interval '32 days';
      is_rated constant boolean := coalesce(wish.min_rating > 0, false);
      is_instant_only constant boolean := coalesce(wish.instant_only, false);
      has_range constant boolean := coalesce(wish.min_price_cents, wish.max_price_cents) is not null;
      lowest bigint := coalesce(wish.min_price_cents, 0);
      highest bigint := coalesce(wish.max_price_cents, 9223372036854775807);

      has_place constant boolean := wish.lat is not null and wish.lng is not null;
      is_near constant boolean := has_place and coalesce(wish.radius_m > 0, false);
      has_box constant boolean := coalesce(cardinality(wish.box) = 4, false);
      has_area constant boolean := is_near or has_box;
      over_date_line constant boolean := has_box and wish.box[1] > wish.box[3];
      simple_box constant double precision[] := case when has_box and not over_date_line then wish.box end;

      reach constant double precision := case when is_near then wish.radius_m / 111195 end;
      wide_reach constant double precision := reach / greatest(cosd(wish.lat), 0.01);
      west constant double precision := least(greatest(simple_box[1], wish.lng - wide_reach, -180), 180);
      east constant double precision := greatest(least(simple_box[3], wish.lng + wide_reach, 180), -180);
      south constant double precision := least(greatest(wish.box[2], wish.lat - reach, -90), 90);
      north constant double precision := greatest(least(wish.box[4], wish.lat + reach, 90), -90);
      tall constant double precision := greatest(north - south, 0);
      wide constant double precision := greatest(east - west, 0);
      -- How wide the parts of the map are, in fiftieths of a degree: so that there are not too many of them.
      width constant integer := case
        when (tall + 0.02) * (wide + 0.02) < 0.08 then 1
        when (tall + 0.1) * (wide + 0.1) < 2 then 5
        when (tall + 1) * (wide + 1) < 2000 then 50
      end;
      -- A country is not looked for square by square.
      around constant integer[] := case when has_area and (tall + 0.1) * (wide + 0.1) < 4
        then public.map_parts(west, south, east, north, 5) end;

      by_distance constant boolean := coalesce(wish.sort = 'distance', false) and has_place;
      by_relevance constant boolean := coalesce(wish.sort, '') not in ('total', 'newest', 'rating') and not by_distance;
      is_by_hour constant boolean := coalesce(wish.sort = 'total'
        and coalesce(wish.hours, date_part('epoch', wish.local_to - wish.local_from) / 3600) < 24, false);
      is_crowded boolean := wish.only_ids is null and not has_words;
      many integer := greatest(5000, 2 * wish.enough);
      -- So many patches of the map are a part of it.
      patches integer;
      parts integer[] := '{0}';
      of_each integer;
      ring double precision := 0.0025;
      wide_ring double precision;
      ring_m double precision;
    begin
      -- Where little is in sight all of it is read. Counted in patches, because these are in an index as they stand.
      if is_crowded and around is not null then
        is_crowded := many = (
          select count(*) from (
            select from unnest(around) square
            join public.bookable_items i on i.patch between square * 25 and square * 25 + 24
            limit many
          ) i);
      elsif is_crowded and not by_relevance and has_area and width is not null then
        is_crowded := 50000 = (
          select count(*) from (
            select from unnest(public.map_parts(west, south, east, north, width)) degree
            join public.bookable_items i on i.patch between degree * 2500 and degree * 2500 + 2499
            limit 50000
          ) i);
      elsif is_crowded and not has_area and wish.categories is not null then
        -- The best have an index of their category; other orders would walk past everything else.
        many := case when by_relevance then many else 50000 end;
        is_crowded := many = (
          select count(*) from (
            select from public.bookable_items i where i.category_id = any (wish.categories) limit many
          ) i);
      end if;
      if is_crowded and by_distance then
        -- A box around the place, doubled until it holds enough.
        loop
          ring := 2 * ring;
          ring_m := 111000 * ring;
          wide_ring := ring / greatest(cosd(wish.lat), 0.01);
          parts := public.map_parts(wish.lng - wide_ring, wish.lat - ring, wish.lng + wide_ring, wish.lat + ring, 1);
          exit when cardinality(parts) > 300 or is_near and wish.radius_m <= ring_m
            or 2 * wish.enough <= (
              select count(*) from (
                select from public.bookable_items i where i.patch = any (parts) limit 2 * wish.enough
              ) i);
        end loop;
        if cardinality(parts) <= 300 then
          if is_near and wish.radius_m <= ring_m then
            ring_m := null;
          end if;
          %s
          return;
        end if;
        is_crowded := false;
      end if;
      -- How near something is decides more than how good it is, unless each part is small.
      is_crowded := is_crowded and (not by_relevance or has_area or not has_place);

      if is_crowded then
        if has_area and width is not null and (by_relevance or around is not null) then
          patches := case when by_relevance then width * width else 25 end;
          parts := array(
            select part
            from unnest(case when by_relevance then public.map_parts(west, south, east, north, width) else around end) part
            where exists (
              select from public.bookable_items i where i.patch between part * patches and part * patches + patches - 1
            ));
        elsif by_relevance and not has_area and wish.categories is not null then
          parts := '{}';
        end if;
        of_each := 1 + wish.enough / greatest(cardinality(parts), cardinality(wish.categories), 1);
        -- Few have a price as wished: these are read.
        if has_range and not has_area and 30000 > (
          select count(*) from (
            select from public.bookable_items i where i.price_per_day_cents between lowest and highest limit 30000
          ) i)
        then %s
        elsif has_range and around is not null and 5000 > (
          select count(*) from (
            select from unnest(around) square
            join public.bookable_items i on i.patch / 25 = square and i.price_per_day_cents between lowest and highest
            limit 5000
          ) i)
        then %s
        elsif not by_relevance and patches is not null then %s
        elsif not by_relevance then %s
        elsif patches = 1 then %s
        elsif patches = 25 then %s
        elsif patches = 2500 then %s
        elsif has_area or wish.categories is null then %s
        else %s
        end if;
        -- The range of prices is that of everything, too.
        if has_range or wish.sort = 'total' then
          lowest := 0;
          highest := 9223372036854775807;
          of_each := 1;
          if patches is not null and around is not null then
            parts := around;
            %s
          else %s
          end if;
        end if;
        return;
      end if;

      if has_words and around is not null then %s
      elsif has_words then %s
      elsif wish.only_ids is not null then %s
      elsif around is not null then %s
      elsif has_area then %s
      elsif wish.categories is not null then %s
      else %s
      end if;
    end
    $$ $function$,
    format(statement, as_sorted, in_price,
      'coalesce(' || away || ' >= least(ring_m, max(' || away || ') over ()), false)',
      format(all_that_fit, 'i.patch = any (parts)')),
    format(statement, as_wished, in_price, 'false',
      format(all_that_fit, 'i.price_per_day_cents between lowest and highest')),
    format(statement, as_wished, in_price, 'false',
      format(all_that_fit, 'i.patch / 25 = any (around) and i.price_per_day_cents between lowest and highest')),
    sorted_in_squares || ' end if;',
    sorted_everywhere || ' end if;',
    format(statement, relevance, in_price, 'i.is_last', format(first_of_each, 'i.patch = part', best)),
    format(statement, relevance, in_price, 'i.is_last', format(first_of_each, 'i.patch / 25 = part', best)),
    format(statement, relevance, in_price, 'i.is_last', format(first_of_each, 'i.patch / 2500 = part', best)),
    format(statement, relevance, in_price, 'i.is_last', format(first_of_each, 'true', best)),
    format(statement, relevance, in_price, 'i.is_last',
      replace(format(first_of_each, 'i.category_id = part', best), 'unnest(parts)', 'unnest(wish.categories)')),
    extremes_in_squares,
    extremes_everywhere,
    format(statement, as_wished, in_price, 'false',
      format(all_that_fit, 'i.search @@ wish.query and i.squares && around')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit, 'i.search @@ wish.query')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit, 'i.id = any (wish.only_ids)')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit, 'i.squares && around')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit,
      'i.latitude between south and north and i.longitude between west and east')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit, 'i.category_id = any (wish.categories)')),
    format(statement, as_wished, in_price, 'false', format(all_that_fit, 'true')));
end
$make$;
comment on function public.search_candidates(public.search_wish) is
  'What fits a wish but for the calendar; for search_items, which asks it. Where much is in sight the first so many in the order of the wish; is_last marks after which ones there may be more.';
