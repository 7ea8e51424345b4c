-- One text, and a statement of its own for each way into the items. PostgreSQL plans each once for a connection, with
-- the index that serves it, whatever else is wished for; what was not asked for costs a look at a variable.
do $make$
declare
  -- What `%s` stands for is the condition that an index answers.
  statement constant text := $statement$
    return query
    select i.id, i.place, i.longitude, i.latitude, i.price_per_day_cents,
      (wish.min_price_cents is null or i.price_per_day_cents >= wish.min_price_cents)
        and (wish.max_price_cents is null or i.price_per_day_cents <= wish.max_price_cents),
      money.total,
      case
        when wish.sort = 'total' then - money.total
        when wish.sort = 'newest' then date_part('epoch', i.published_at)
        when wish.sort = 'rating' then stars.rating
        when wish.sort = 'distance' and has_place then
          - public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude)
        else stars.rating / 5 + least(i.booking_count, 50) * 0.004::float8
          + case when has_place
              then 1 / (1 + public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude) / 2000) else 0 end
          -- What it is comes before what else its title says, that before its category, and descriptions come last.
          + case
              when not has_words then 0
              when i.headline @@ wish.is_thing then 12
              when i.headline @@ wish.is_kind then 10
              when i.headline @@ wish.is_related then 6
              when i.headline @@ wish.query then 3
              else 0
            end
      end,
      i.unit_count, i.starts, i.ends + make_interval(mins => i.buffer_minutes)
    from (
      select i.*,
        wish.local_from at time zone i.time_zone as starts, wish.local_to at time zone i.time_zone as ends
      from public.bookable_items i
      where %s
        and i.unit_count >= wish.quantity
        and (wish.categories is null or i.category_id = any (wish.categories))
        and (wish.only_ids is null or i.id = any (wish.only_ids))
        and (not has_area or
          i.latitude between south and north and i.longitude between west and east
          and (not over_date_line or i.longitude >= wish.box[1] or i.longitude <= wish.box[3]))
        and (not is_near or public.distance_m(wish.lat, wish.lng, i.latitude, i.longitude) <= wish.radius_m)
        and (wish.delivery is null or wish.delivery = any (i.delivery_methods))
        and (not is_rated or i.rating_count > 0 and i.rating_sum >= wish.min_rating * i.rating_count)
        and (not is_instant_only or i.is_instant)
      -- Has the instants worked out once an item, and only after the cheaper conditions.
      offset 0
    ) i
    cross join lateral (select (i.rating_sum + 20.0::float8) / (i.rating_count + 5) as rating) stars
    cross join lateral (
      select coalesce(wish.hours, public.rental_hours(i.starts, i.ends, i.time_zone)) as hours
    ) rental
    cross join lateral (
      select case
        when not wish.with_totals then null
        when has_dates then public.all_in_cents(i.price_per_day_cents, i.price_per_hour_cents,
          rental.hours, wish.quantity, wish.delivery)
        else i.price_per_day_cents
      end as total
    ) money
    where not has_dates
      or i.starts >= now() + make_interval(hours => i.notice_hours)
        and rental.hours between i.min_hours and i.max_hours;
  $statement$;
begin
  execute format($function$
    create or replace function public.search_candidates(wish public.search_wish)
    returns table (
      id uuid, place tid, longitude double precision, latitude double precision, price bigint, in_price boolean,
      total bigint, rank double precision, unit_count integer, starts timestamptz, free_until timestamptz
    )
    -- Search path and plans that are kept are what search_items has set.
    language plpgsql stable rows 200 as $$
    declare
      has_words constant boolean := wish.query is not null;
      has_dates constant boolean := wish.local_from is not null;
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
      west constant double precision := greatest(simple_box[1], wish.lng - wide_reach, -180);
      east constant double precision := least(simple_box[3], wish.lng + wide_reach, 180);
      south constant double precision := greatest(wish.box[2], wish.lat - reach, -90);
      north constant double precision := least(wish.box[4], wish.lat + reach, 90);
      around integer[];
    begin
      -- A country is not looked for square by square.
      if has_area and (north - south) * (east - west) < 4 then
        around := '{}';
        for y in floor(south * 10)::integer..floor(north * 10)::integer loop
          for x in floor(west * 10)::integer..floor(east * 10)::integer loop
            around := around || public.map_square(y, x);
          end loop;
        end loop;
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
    format(statement, 'i.search @@ wish.query and i.squares && around'),
    format(statement, 'i.search @@ wish.query'),
    format(statement, 'i.id = any (wish.only_ids)'),
    format(statement, 'i.squares && around'),
    format(statement, 'i.latitude between south and north and i.longitude between west and east'),
    format(statement, 'i.category_id = any (wish.categories)'),
    format(statement, 'true'));
end
$make$;
comment on function public.search_candidates(public.search_wish) is
  'What fits a wish but for its price and the calendar; for search_items, which asks the calendar.';
