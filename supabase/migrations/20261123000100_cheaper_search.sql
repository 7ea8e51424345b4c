-- The same answers once more, for an eighth less work: calendars that are read from their index alone, pieces that are
-- looked up only where one rests, and instants worked out without a join.

alter table public.calendar_entries
  add column starts_at timestamptz not null generated always as (lower(during)) stored,
  add column ends_at timestamptz not null generated always as (upper(during)) stored;
comment on column public.calendar_entries.starts_at is 'Out of during, as an index can hand it out.';
comment on column public.calendar_entries.ends_at is 'Out of during, as an index can hand it out.';

drop index public.calendar_entries_item;
-- All that a search asks for. The start is not a key: after the end, which is no equality, it would not narrow the
-- search, and PostgreSQL 18 would prepare for skipping through the ends each time.
create index calendar_entries_item on public.calendar_entries (item_id, ends_at)
  include (starts_at, unit_id, reservation_id);
create index item_units_resting on public.item_units (id) where not is_active;

-- With what a card shows of its picture.
alter table public.item_images
  drop constraint item_images_item_id_position_key,
  add constraint item_images_item_id_position_key unique (item_id, position) include (path, thumbhash)
    deferrable initially immediate;

-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.map_square(row_number integer, column_number integer) returns integer
language sql immutable
return (row_number + 900) * 3601 + column_number + 1800;

-- Made anew below: it gives one column more.
drop function public.search_candidates(public.search_wish, boolean);

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
          + case
              when is_similar then 3 * extensions.word_similarity(array_to_string(wish.words, ' '), i.words)
              -- Not ts_rank: it would have to fetch the whole text of everything found.
              when has_words then 2 * public.share_of_stubs(i.words, wish.stubs)
              else 0
            end
      end,
      i.unit_count, i.starts, i.ends + make_interval(mins => i.buffer_minutes)
    from (
      select i.*, i.ctid as place,
        wish.local_from at time zone i.time_zone as starts, wish.local_to at time zone i.time_zone as ends
      from public.items i
      where %s
        and i.status = 'published'
        and not i.owner_is_blocked
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
      select case
        when not wish.with_totals then null
        when has_dates then public.all_in_cents(i.price_per_day_cents, i.price_per_hour_cents,
          i.ends - i.starts, wish.quantity, wish.delivery)
        else i.price_per_day_cents
      end as total
    ) money
    where not has_dates
      or i.starts >= now() + make_interval(hours => i.notice_hours)
        and i.ends - i.starts > make_interval(hours => i.min_hours - 1)
        and i.ends - i.starts <= make_interval(hours => i.max_hours);
  $statement$;
  -- As many words as search_words gives.
  all_alike constant text := (
    select string_agg(format('i.words operator(extensions.%%>) coalesce(wish.words[%s], wish.words[1])', n), ' and ')
    from generate_series(1, 8) n);
begin
  execute format($function$
    create function public.search_candidates(wish public.search_wish, is_similar boolean)
    returns table (
      id uuid, place tid, longitude double precision, latitude double precision, price bigint, in_price boolean,
      total bigint, rank double precision, unit_count integer, starts timestamptz, free_until timestamptz
    )
    -- Search path, similarity threshold and plans that are kept are what search_items has set.
    language plpgsql stable rows 200 as $$
    declare
      has_words constant boolean := cardinality(wish.words) > 0;
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
      if is_similar then %s
      elsif has_words and around is not null then %s
      elsif has_words then %s
      elsif wish.only_ids is not null then %s
      elsif around is not null then %s
      elsif has_area then %s
      elsif wish.categories is not null then %s
      else %s
      end if;
    end
    $$ $function$,
    format(statement, all_alike),
    format(statement, 'i.search @@ wish.query and i.squares && around'),
    format(statement, 'i.search @@ wish.query'),
    format(statement, 'i.id = any (wish.only_ids)'),
    format(statement, 'i.squares && around'),
    format(statement, 'i.latitude between south and north and i.longitude between west and east'),
    format(statement, 'i.category_id = any (wish.categories)'),
    format(statement, 'true'));
end
$make$;
comment on function public.search_candidates(public.search_wish, boolean) is
  'What fits a wish but for its price and the calendar, or has words like it; for search_items, which asks the calendar.';

create or replace function public.search_items(
  q text default '',
  locale text default 'en',
  category text default null,
  lat double precision default null,
  lng double precision default null,
  radius_m double precision default null,
  box double precision[] default null,
  min_price_cents bigint default null,
  max_price_cents bigint default null,
  local_from timestamp default null,
  local_to timestamp default null,
  quantity integer default 1,
  delivery text default null,
  min_rating double precision default null,
  instant_only boolean default false,
  only_ids uuid[] default null,
  sort text default 'relevance',
  page integer default 1,
  page_size integer default 24,
  pins integer default 0
) returns json
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_generic_plan set jit = off set pg_trgm.word_similarity_threshold = 0.45 as $$
declare
  has_dates constant boolean := coalesce(local_from < local_to, false);
  has_place constant boolean := lat is not null and lng is not null;
  pieces constant integer := least(greatest(coalesce(quantity, 1), 1), 50);
  max_pins constant integer := least(greatest(coalesce(pins, 0), 0), 1000);
  rows_a_page constant integer := least(greatest(coalesce(page_size, 24), 0), 100);
  rows_before constant integer := (least(greatest(coalesce(page, 1), 1), 1000) - 1) * rows_a_page;
  me constant uuid := auth.uid();
  wish public.search_wish;
  found record;
  is_similar boolean := false;
begin
  wish.words := public.search_words(q);
  if cardinality(wish.words) > 0 then
    wish.query := public.search_query(wish.words);
    -- Words without their endings, to be looked for in titles.
    wish.stubs := array(select left(word, greatest(4, length(word) - 2)) from unnest(wish.words) word);
  end if;
  if category is not null then
    wish.categories := array(
      select c.id
      from public.categories c left join public.categories parent on parent.id = c.parent_id
      where search_items.category in (c.slug, parent.slug)
    );
  end if;
  wish.only_ids := only_ids;
  wish.lat := lat;
  wish.lng := lng;
  wish.radius_m := radius_m;
  wish.box := box;
  wish.min_price_cents := min_price_cents;
  wish.max_price_cents := max_price_cents;
  if has_dates then
    wish.local_from := local_from;
    wish.local_to := local_to;
  end if;
  wish.quantity := pieces;
  wish.delivery := delivery;
  wish.min_rating := min_rating;
  wish.instant_only := instant_only;
  wish.sort := sort;
  wish.with_totals := sort = 'total' or max_pins > 0;

  loop
    with candidates as materialized (
      select c.* from public.search_candidates(wish, is_similar) c
    ), taken as (
      select c.id
      from candidates c
      join public.calendar_entries e
        on e.item_id = c.id and e.ends_at > c.starts and e.starts_at < c.free_until
      left join public.reservations r on r.id = e.reservation_id
      where has_dates and (r.id is null or r.expires_at > now() and r.user_id is distinct from me)
        -- Not a join with the active ones: the index of those that rest is small, and seldom has a page to look at.
        and not exists (select from public.item_units u where u.id = e.unit_id and not u.is_active)
      group by c.id, c.unit_count
      having c.unit_count - count(distinct e.unit_id) < pieces
    ), matches as materialized (
      select * from candidates where id not in (select id from taken)
    ), ranked as (
      select * from matches where in_price order by rank desc nulls last, id
      limit greatest(rows_before + rows_a_page, max_pins)
    )
    select
      count(*) filter (where in_price) as total,
      min(price) as lowest,
      max(price) as highest,
      array(select place from ranked limit rows_a_page offset rows_before) as places,
      (select json_agg(json_build_array(id, longitude, latitude, total))
       from (select * from ranked limit max_pins) first_ones) as pins
    from matches
    into found;
    exit when is_similar or wish.query is null or found.lowest is not null
      -- These words are no typing errors, only not to be had like this.
      -- Counted, not `exists`, for which the planner would read item by item.
      or (select count(*) from public.items i where i.search @@ wish.query and i.status = 'published' and not i.owner_is_blocked) > 0;
    is_similar := true;
  end loop;

  return json_build_object(
    'total', found.total,
    'is_similar', is_similar and found.total > 0,
    'lowest_price_cents', found.lowest,
    'highest_price_cents', found.highest,
    'pins', coalesce(found.pins, '[]'),
    'items', (
      select coalesce(json_agg(card), '[]')
      from (
        select
          i.id,
          coalesce(i.titles ->> search_items.locale, i.title) as title,
          case when i.titles ? search_items.locale then search_items.locale else i.language end as language,
          i.price_per_day_cents,
          case when has_dates then public.all_in_cents(
            i.price_per_day_cents,
            i.price_per_hour_cents,
            (local_to at time zone i.time_zone) - (local_from at time zone i.time_zone),
            pieces,
            search_items.delivery
          ) end as total_cents,
          i.city,
          i.neighbourhood,
          case when has_place then round(public.distance_m(lat, lng, i.latitude, i.longitude)) end as distance_m,
          i.rating_sum,
          i.rating_count,
          i.is_instant,
          (
            select json_build_object('path', m.path, 'thumbhash', m.thumbhash)
            from public.item_images m where m.item_id = i.id order by m.position limit 1
          ) as image
        -- Where the rows are, not which: a stable function sees one snapshot all through, so they are there still.
        from unnest(found.places) with ordinality f (place, position)
        join public.items i on i.ctid = f.place
        order by f.position
      ) card
    )
  );
end
$$;

-- By their cost the data API knows what it had better not do many times at once.
alter function public.search_items cost 5000;
