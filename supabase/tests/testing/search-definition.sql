-- What a search means. search_items() must answer as if it were written like this; a test compares the two on random
-- markets (search-definition.db.test.ts). Whoever changes what a search finds changes this first.
--
-- The words of the search, here and in the routines:
--   criteria      what is asked for: words, a place, prices, dates, … (the type search_criteria)
--   fits          an item that meets the criteria, except for its calendar
--   match         an item that fits and is free
--   reading       what the words may mean, as a tsquery: five of them, the most literal first (search_reading)
--   headline      what the titles of an item say: A what it is, B what that is a kind of, C what else, D its category
--   standing      how good an item is by its ratings and bookings, 0.6 to 1.2; a quality band is a fiftieth of that
--   area          the box of the map that may hold what fits; a map cell is a tenth of a degree of it
--   candidates    where the rows of what fits are: all of it, or where there is much the first in the order asked for
--   enough        about how many candidates are read then
create function public.search_definition(
  q text default '', locale text default 'en', category text default null,
  lat double precision default null, lng double precision default null, radius_m double precision default null,
  box double precision[] default null, min_price_cents bigint default null, max_price_cents bigint default null,
  local_from timestamp default null, local_to timestamp default null, quantity integer default 1,
  delivery text default null, min_rating double precision default null, instant_only boolean default false,
  only_ids uuid[] default null, sort text default 'relevance', attributes jsonb default null
) returns table (id uuid, price bigint, is_in_price_range boolean, is_free boolean, rank double precision)
language sql stable as $$
  with words as (
    -- Nothing was typed, or the first reading that any item has, or, where no item has any, what none has.
    select case when cardinality(public.search_words(q)) > 0 then coalesce(replace(reading, '~', ''), '') end as lexemes,
      reading
    from (select (public.search_reading(public.search_words(q), locale)).query as reading) first_that_any_item_has
    offset 0
  ), items as (
    select i.*, time.starts, time.ends,
      public.rental_hours(time.starts, time.ends, i.time_zone) as hours,
      public.distance_m(lat, lng, i.latitude, i.longitude) as distance,
      public.quoted_cents(i.price_per_day_cents, i.price_per_hour_cents, i.weekend_price_cents, i.duration_discounts,
        local_from, public.rental_hours(time.starts, time.ends, i.time_zone), quantity, delivery) as total
    from public.bookable_items i
    cross join lateral (
      select local_from at time zone i.time_zone as starts, local_to at time zone i.time_zone as ends where local_from < local_to
      union all
      select null, null where (local_from < local_to) is not true
    ) time
  )
  select i.id, i.price_per_day_cents,
    i.price_per_day_cents between coalesce(min_price_cents, 0) and coalesce(max_price_cents, 2147483647),
    i.starts is null or quantity <= i.unit_count - (
      select count(distinct e.unit_id) from public.live_calendar_entries e
      where e.item_id = i.id and e.ends_at > i.starts and e.starts_at < i.ends + make_interval(mins => i.buffer_minutes)
        and (e.held_by = auth.uid()) is not true),
    case
      when sort = 'newest' then date_part('epoch', i.published_at)
      -- As if five more people had given four stars.
      when sort = 'rating' then (i.rating_sum + 20.0::float8) / (i.rating_count + 5)
      when sort = 'distance' and lat is not null and lng is not null then - i.distance
      when sort = 'total' and i.starts is not null then - i.total
      when sort = 'total' then - i.price_per_day_cents
      -- Relevance: what has the words in the name of what it is, else of its kind, else in the rest of a title, else as
      -- its category, else in a description; within that the better and the nearer.
      else i.standing + coalesce(1 / (1 + i.distance / 2000), 0) + case
        when words.reading is null then 0
        when i.headline @@ replace(words.reading, '~', ':A')::tsquery then 12
        when i.headline @@ replace(words.reading, '~', ':AB')::tsquery then 10
        when i.headline @@ replace(words.reading, '~', ':ABC')::tsquery then 6
        when i.headline @@ words.lexemes::tsquery then 3
        else 0
      end
    end
  from items i cross join words
  where (words.lexemes is null or words.lexemes <> '' and i.search @@ words.lexemes::tsquery)
    and (category is null or i.category_id in (
      select c.id from public.categories c left join public.categories parent on parent.id = c.parent_id
      where search_definition.category in (c.slug, parent.slug)))
    and (radius_m > 0 and i.distance > radius_m) is not true
    -- A box that begins east of where it ends goes over the date line; what is not four numbers is no box.
    and (box is null or num_nulls(variadic box) > 0 or cardinality(box) <> 4 or i.latitude between box[2] and box[4] and case
      when box[1] <= box[3] then i.longitude between box[1] and box[3]
      else i.longitude >= box[1] or i.longitude <= box[3] end)
    and i.unit_count >= quantity
    and (delivery is null or delivery = any (i.delivery_methods))
    and (min_rating is null or i.rating_count > 0 and i.rating_sum >= min_rating * i.rating_count)
    and (not instant_only or i.is_instant)
    -- Of a choice one of those asked for, of a number what lies within.
    and not exists (
      select from jsonb_each(search_definition.attributes) w
      where (case jsonb_typeof(w.value)
        when 'array' then w.value @> (i.attributes -> w.key)
        else (i.attributes ->> w.key)::numeric
          between coalesce((w.value ->> 'min')::numeric, '-infinity') and coalesce((w.value ->> 'max')::numeric, 'infinity')
      end) is not true)
    and (only_ids is null or i.id = any (only_ids))
    and (i.starts is null
      or i.hours between i.min_hours and i.max_hours and i.starts >= now() + make_interval(hours => i.notice_hours))
$$;
comment on function public.search_definition is 'What search_items() finds. The order is that of the rank, equal ones by id.';
