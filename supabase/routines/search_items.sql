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
language plpgsql stable security definer cost 5000
set search_path = '' set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  has_dates constant boolean := coalesce(local_from < local_to, false);
  has_place constant boolean := lat is not null and lng is not null;
  by_relevance constant boolean := coalesce(sort, '') not in ('total', 'distance', 'newest', 'rating');
  pieces constant integer := least(greatest(coalesce(quantity, 1), 1), 50);
  max_pins constant integer := least(greatest(coalesce(pins, 0), 0), 1000);
  rows_a_page constant integer := least(greatest(coalesce(page_size, 24), 0), 100);
  rows_before constant integer := (least(greatest(coalesce(page, 1), 1), 1000) - 1) * rows_a_page;
  -- So many are counted and no more, however many there are; fewer where they are not shown.
  counted constant integer := case when rows_a_page > 0 or max_pins > 0 then 1000 else 100 end;
  wanted constant integer := greatest(counted, rows_before + rows_a_page, max_pins);
  me constant uuid := auth.uid();
  wish public.search_wish;
  words constant text[] := public.search_words(q);
  meaning text;
  is_similar boolean := false;
  found record;
  relaxed json;
begin
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
    wish.hours := public.hours_by_any_clock(local_from, local_to);
  end if;
  wish.quantity := pieces;
  wish.delivery := delivery;
  wish.min_rating := min_rating;
  wish.instant_only := instant_only;
  wish.sort := sort;
  wish.with_totals := sort = 'total' or max_pins > 0;

  -- What these words mean; where nothing like that is offered, what they may have meant.
  for attempt in 0..5 loop
    if cardinality(words) > 0 then
      select s.query, s.is_similar into meaning, is_similar from public.search_query(words, locale, attempt) s;
      continue when attempt < 5 and coalesce(meaning, '') = '';
      wish.query := replace(meaning, '~', '')::tsquery;
      wish.is_thing := replace(meaning, '~', ':A')::tsquery;
      wish.is_kind := replace(meaning, '~', ':AB')::tsquery;
      wish.is_related := replace(meaning, '~', ':ABC')::tsquery;
    end if;
    wish.enough := case when has_dates then 4 else 2 end * wanted;
    loop
      with candidates as materialized (
        select c.* from public.search_candidates(wish) c
      ), everything as materialized (
        select has_dates and count(*) > wish.enough / 2 as is_long,
          has_dates and count(*) filter (where in_price) > wish.enough / 2 or coalesce(bool_or(is_last), false) as is_cut,
          min(price) as lowest, max(price) as highest
        from candidates
      ), looked_at as materialized (
        -- Sorted only where there are too many to ask the calendar for all of them.
        select * from candidates where not (select is_long from everything)
        union all
        select * from (
          select * from candidates order by case when in_price then rank end desc nulls last, id limit wish.enough / 2
        ) first_ones where (select is_long from everything)
      ), taken as (
        select c.id
        from looked_at c
        join public.live_calendar_entries e
          on e.item_id = c.id and e.ends_at > c.starts and e.starts_at < c.free_until
        where has_dates and (e.held_by = me) is not true
        group by c.id, c.unit_count
        having c.unit_count - count(distinct e.unit_id) < pieces
      ), matches as materialized (
        select * from looked_at where id not in (select id from taken)
      ), ranked as (
        select * from matches where in_price order by rank desc nulls last, id
        limit greatest(rows_before + rows_a_page, max_pins)
      ), last_one as (
        -- Whatever comes before it is known; what was not read comes after.
        select rank, id from candidates where is_last order by rank desc nulls last, id limit 1
      )
      select
        count(*) filter (where in_price) as total,
        count(*) filter (where in_price and (l.id is null or m.rank > l.rank or m.rank = l.rank and m.id <= l.id))
          as in_order,
        e.is_cut,
        case when e.is_long then e.lowest else min(price) end as lowest,
        case when e.is_long then e.highest else max(price) end as highest,
        array(select place from ranked limit rows_a_page offset rows_before) as places,
        (select json_agg(json_build_array(id, longitude, latitude, total))
         from (select * from ranked limit max_pins) first_ones) as pins,
        (select public.cluster_pins(array_agg(id), array_agg(longitude), array_agg(latitude), array_agg(total))
         from matches where in_price and max_pins > 0 having count(*) > max_pins) as clusters
      from everything e left join last_one l on true left join matches m on true
      group by e.is_cut, e.is_long, e.lowest, e.highest
      into found;
      -- The first of each part of the map are not enough where all lies in few of them, or where much is taken.
      exit when not found.is_cut or wish.enough > 40000
        or found.total >= wanted and (by_relevance or found.in_order >= rows_before + rows_a_page);
      wish.enough := 4 * wish.enough;
    end loop;
    exit when found.lowest is not null or cardinality(words) = 0
      -- These words are understood: what they mean is only not to be had like this.
      or public.finds_items(meaning);
  end loop;

  -- Nothing: what there would be without each of the wishes. A search without cards is only to be counted.
  if found.total = 0 and rows_a_page > 0 then
    select json_agg(json_build_object('filter', without, 'total', total, 'has_more', has_more)
      order by total desc, position)
    into relaxed
    from unnest(array[
      case when cardinality(words) > 0 then 'text' end,
      case when category is not null then 'category' end,
      case when has_place then 'place' end,
      case when box is not null then 'area' end,
      case when has_dates then 'period' end,
      case when pieces > 1 then 'pieces' end,
      case when delivery is not null then 'delivery' end,
      case when coalesce(min_price_cents, max_price_cents) is not null then 'price' end,
      case when min_rating > 0 then 'minRating' end,
      case when instant_only then 'instantOnly' end
    ]) with ordinality f (without, position)
    cross join lateral (
      select (counted.answer ->> 'total')::integer as total, (counted.answer ->> 'has_more')::boolean as has_more
      from (select public.search_items(
        q => case when without <> 'text' then q end,
        locale => search_items.locale,
        category => case when without <> 'category' then search_items.category end,
        lat => case when without <> 'place' then search_items.lat end,
        lng => search_items.lng,
        radius_m => search_items.radius_m,
        box => case when without <> 'area' then search_items.box end,
        min_price_cents => case when without <> 'price' then search_items.min_price_cents end,
        max_price_cents => case when without <> 'price' then search_items.max_price_cents end,
        local_from => case when without <> 'period' then search_items.local_from end,
        local_to => search_items.local_to,
        quantity => case when without <> 'pieces' then pieces else 1 end,
        delivery => case when without <> 'delivery' then search_items.delivery end,
        min_rating => case when without <> 'minRating' then search_items.min_rating end,
        instant_only => without <> 'instantOnly' and search_items.instant_only,
        only_ids => search_items.only_ids,
        page_size => 0
      ) as answer) counted
    ) found
    where without is not null and total > 0;
  end if;

  return json_build_object(
    'total', least(found.total, counted),
    'has_more', found.total > counted or found.is_cut,
    'relaxed', coalesce(relaxed, '[]'),
    'is_similar', is_similar and found.total > 0,
    'lowest_price_cents', found.lowest,
    'highest_price_cents', found.highest,
    'pins', coalesce(found.pins, '[]'),
    'clusters', coalesce(found.clusters, '[]'),
    'items', (
      select coalesce(json_agg(card), '[]')
      from (
        select
          i.id,
          coalesce(i.titles ->> shown.language, i.title) as title,
          shown.language,
          case when shown.language <> i.language then json_build_object('title', i.title, 'language', i.language) end
            as original,
          i.price_per_day_cents,
          case when has_dates then public.all_in_cents(
            i.price_per_day_cents,
            i.price_per_hour_cents,
            coalesce(wish.hours, public.rental_hours(
              local_from at time zone i.time_zone, local_to at time zone i.time_zone, i.time_zone)),
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
          ) as image,
          (
            select json_build_object('name', split_part(p.name, ' ', 1), 'avatar_path', p.avatar_path)
            from public.profiles p where p.id = i.owner_id
          ) as lender
        -- Where the rows are, not which: a stable function sees one snapshot all through, so they are there still.
        from unnest(found.places) with ordinality f (place, position)
        join public.items i on i.ctid = f.place
        cross join lateral (
          select case
            when i.language = search_items.locale or i.titles ? search_items.locale then search_items.locale
            when i.titles ? 'en' then 'en'
            else i.language
          end as language
        ) shown
        order by f.position
      ) card
    )
  );
end
$$;
comment on function public.search_items(text, text, text, double precision, double precision, double precision,
  double precision[], bigint, bigint, timestamp, timestamp, integer, text, double precision, boolean, uuid[], text,
  integer, integer, integer) is
  'Published items as wished, with what a card and a pin show. local_from and local_to are wall time at the item; box is west, south, east, north; sort is relevance, total, distance, newest or rating.';
grant execute on function public.search_items(text, text, text, double precision, double precision, double precision,
  double precision[], bigint, bigint, timestamp, timestamp, integer, text, double precision, boolean, uuid[], text,
  integer, integer, integer) to anon, authenticated, service_role;
