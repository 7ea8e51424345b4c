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
      select i.*, false as is_last,
        wish.local_from at time zone i.time_zone as starts, wish.local_to at time zone i.time_zone as ends
      from public.bookable_items i
      where %s and $all$ || fits || $all$
      -- Has the instants worked out once an item, and only after the cheaper conditions.
      offset 0
  $all$;
  -- The best of each part of the first `%s`, by the condition that is the second. Within coalesce() because the planner
  -- would take so many conditions for one that hardly anything meets, and would sort all instead of reading the best.
  best_of_each constant text := $best$
      select best.* from unnest(%s) part cross join lateral (
        select i.*, row_number() over () = of_each as is_last
        from (
          select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents, i.price_per_hour_cents, i.standing,
            i.unit_count, i.buffer_minutes, i.min_hours, i.max_hours, i.time_zone,
            wish.local_from at time zone i.time_zone as starts, wish.local_to at time zone i.time_zone as ends
          from public.bookable_items i
          where %s and coalesce($best$ || fits || $best$, false)
          order by i.standing desc
          limit of_each
        ) i
      ) best
  $best$;
  statement constant text := $statement$
    return query
    select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents,
      (wish.min_price_cents is null or i.price_per_day_cents >= wish.min_price_cents)
        and (wish.max_price_cents is null or i.price_per_day_cents <= wish.max_price_cents),
      money.total,
      %s,
      i.unit_count, i.starts, i.ends + make_interval(mins => i.buffer_minutes), i.is_last
    from (%s) i
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
  relevance constant text := $rank$
    i.standing + case when has_place
      then 1 / (1 + public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude) / 2000) else 0 end
  $rank$;
  as_wished constant text := $rank$
    case
      when by_relevance then $rank$ || relevance || $rank$
        -- What it is comes before what else its title says, that before its category, and descriptions come last.
        + case
            when not has_words then 0
            when i.headline @@ wish.is_thing then 12
            when i.headline @@ wish.is_kind then 10
            when i.headline @@ wish.is_related then 6
            when i.headline @@ wish.query then 3
            else 0
          end
      when wish.sort = 'total' then - money.total
      when wish.sort = 'newest' then date_part('epoch', i.published_at)
      when wish.sort = 'rating' then (i.rating_sum + 20.0::float8) / (i.rating_count + 5)
      else - public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude)
    end
  $rank$;
begin
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

      by_relevance constant boolean := coalesce(wish.sort, '') not in ('total', 'newest', 'rating')
        and (wish.sort is distinct from 'distance' or not has_place);
      -- Any other order, and the lowest and highest price, are those of everything.
      is_best_enough constant boolean := by_relevance and not has_words and wish.only_ids is null
        and coalesce(wish.min_price_cents, wish.max_price_cents) is null
        -- How near something is decides more than how good it is, unless each part is small.
        and case when has_area then width is not null else not has_place end;
      parts integer[] := '{0}';
      of_each integer;
      around integer[];
    begin
      if is_best_enough then
        if has_area then
          parts := public.map_parts(west, south, east, north, width);
        end if;
        of_each := 1 + wish.enough
          / greatest(case when has_area then cardinality(parts) else cardinality(wish.categories) end, 1);
        if not has_area and wish.categories is null then %s
        elsif not has_area then %s
        elsif width = 1 then %s
        elsif width = 5 then %s
        else %s
        end if;
        return;
      end if;
      -- A country is not looked for square by square.
      if has_area and (tall + 0.1) * (wide + 0.1) < 4 then
        around := public.map_parts(west, south, east, north, 5);
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
    format(statement, relevance, format(best_of_each, 'parts', 'true')),
    format(statement, relevance, format(best_of_each, 'wish.categories', 'i.category_id = part')),
    format(statement, relevance, format(best_of_each, 'parts', 'i.patch = part')),
    format(statement, relevance, format(best_of_each, 'parts', 'i.patch / 25 = part')),
    format(statement, relevance, format(best_of_each, 'parts', 'i.patch / 2500 = part')),
    format(statement, as_wished, format(all_that_fit, 'i.search @@ wish.query and i.squares && around')),
    format(statement, as_wished, format(all_that_fit, 'i.search @@ wish.query')),
    format(statement, as_wished, format(all_that_fit, 'i.id = any (wish.only_ids)')),
    format(statement, as_wished, format(all_that_fit, 'i.squares && around')),
    format(statement, as_wished, format(all_that_fit,
      'i.latitude between south and north and i.longitude between west and east')),
    format(statement, as_wished, format(all_that_fit, 'i.category_id = any (wish.categories)')),
    format(statement, as_wished, format(all_that_fit, 'true')));
end
$make$;
comment on function public.search_candidates(public.search_wish) is
  'What fits a wish but for its price and the calendar; for search_items, which asks the calendar. Where the best are enough, about so many as the wish says; is_last marks where there may be more.';
