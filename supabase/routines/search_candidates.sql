-- after: part_distance_m, search_rank, search_scope, search_source, search_statement
-- One text, and a statement of its own for each way into the items. PostgreSQL plans each once for a connection, with
-- the index that serves it, whatever the other criteria; a criterion that was not given costs a look at a variable.
do $make$
declare
  relevance constant text := public.search_rank('relevance');
  as_sorted constant text := public.search_rank('sort');
  as_asked constant text := public.search_rank('asked');
  away constant text := public.search_rank('away');
  -- For each order that an index has: when it is asked for, and the order.
  sorts constant text[] := array[
    ['criteria.sort = ''newest''', 'i.published_at desc'],
    ['criteria.sort = ''rating''', public.search_rank('rating') || ' desc'],
    ['is_by_hour', public.search_rank('hour')],
    ['true', 'i.price_per_day_cents']
  ];
  best constant text := 'i.standing desc';
  in_price constant text := 'i.price_per_day_cents between lowest and highest';
  -- What an index of an order has beside the order: what does not fit is passed by without a look at its row. Indexes
  -- of parts of the map, of everything and of a category in a part have types of their own, so that the planner does not
  -- take one for the other; the edges are looked at once more, exactly.
  at_sight constant text := 'i.min_hours::real <= most_hours and i.price_per_day_cents::real between lowest and highest
    and i.latitude::real between south::real and north::real and i.longitude::real between west::real and east::real';
  at_sight_everywhere constant text :=
    'i.min_hours <= most_hours and i.price_per_day_cents::integer between lowest and highest';
  at_sight_of_category constant text :=
    'i.min_hours::float8 <= most_hours and i.price_per_day_cents::float8 between lowest and highest';
  sorted_in_squares text := '';
  sorted_everywhere text := '';
  -- What is cheapest and what is dearest, for the range of prices.
  extremes_in_squares text := '';
  extremes_everywhere text := '';
  way text;
begin
  for n in 1..array_length(sorts, 1) loop
    way := case when n = 1 then 'if ' else 'elsif ' end || sorts[n][1] || ' then ';
    sorted_in_squares := sorted_in_squares || way || public.search_statement(
      public.search_source('i.patch / 25 = part and ' || at_sight, sorts[n][2] || ', i.id'), as_sorted);
    sorted_everywhere := sorted_everywhere || way || public.search_statement(
      public.search_source(at_sight_everywhere, sorts[n][2] || ', i.id'), as_sorted);
  end loop;
  foreach way in array array['i.price_per_day_cents, i.id', 'i.price_per_day_cents desc, i.id desc'] loop
    extremes_in_squares := extremes_in_squares || public.search_statement(
      public.search_source('i.patch / 25 = part and ' || at_sight, way), 'null::float8', 'false', 'false');
    extremes_everywhere := extremes_everywhere || public.search_statement(
      public.search_source(at_sight_everywhere, way), 'null::float8', 'false', 'false');
  end loop;
  execute format($function$
    create or replace function public.search_candidates(criteria public.search_criteria)
    returns table (
      id uuid, place tid, longitude double precision, latitude double precision, price bigint, in_price boolean,
      total bigint, rank double precision, unit_count integer, starts timestamptz, free_until timestamptz,
      is_last boolean
    )
    -- search_items has set the search path and how plans are cached.
    language plpgsql stable rows 200
    -- With so many conditions the planner expects next to nothing, and would rather sort that than read in order.
    -- It would read small tables whole, and again for each square.
    set enable_sort = off set enable_seqscan = off as $$
    declare
      %s
      is_crowded boolean := criteria.only_ids is null and not has_words;
      many integer := greatest(5000, 2 * criteria.enough);
      few constant integer := many;
      -- The number of patches of the map in one part of it.
      patches integer;
      parts integer[] := '{0}';
      thin integer[] := '{}';
      sliver integer;
      edges double precision[];
      of_each integer;
      ring double precision := 0.00125;
      wide_ring double precision;
      ring_m double precision;
      is_whole boolean;
      -- A little further, because a part is not quite as flat as distances are.
      reach_m constant double precision := case when is_near then 1.01 * criteria.radius_m end;
    begin
      if has_words and public.is_common_word(criteria, around) then
        return query select * from public.search_common_words(criteria);
        return;
      end if;
      -- Where there are few items in sight, all of them are read. Counted in patches, because these are in an index
      -- as they stand.
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
      elsif is_crowded and not has_area and criteria.categories is not null then
        -- The best have an index of their category; other orders would walk past everything else.
        many := case when by_relevance then many else 50000 end;
        is_crowded := many = (
          select count(*) from (
            select from public.bookable_items i where i.category_id = any (criteria.categories) limit many
          ) i);
      end if;
      if is_crowded and by_distance then
        -- A box around the place, doubled until it holds enough, and further until any of that fits.
        loop
          ring := 2 * ring;
          ring_m := 111000 * ring;
          wide_ring := ring / greatest(cosd(criteria.lat), 0.01);
          exit when ring > 0.5;
          is_whole := is_near and criteria.radius_m <= ring_m;
          continue when not is_whole and 2 * criteria.enough > (
            select count(*) from (
              select from public.items i
              where i.latitude between criteria.lat - ring and criteria.lat + ring
                and i.longitude between criteria.lng - wide_ring and criteria.lng + wide_ring
              limit 2 * criteria.enough
            ) i);
          if is_whole then
            ring_m := null;
          end if;
          %s
          if found or is_whole then
            return;
          end if;
        end loop;
        is_crowded := false;
      end if;
      -- How near something is decides more than how good it is, unless each part is small.
      is_crowded := is_crowded and (not by_relevance or has_area or not has_place);

      if is_crowded then
        if is_near and around is not null then
          -- The corners of the box around a circle are out of reach.
          around := array(select square from unnest(around) square
            where public.part_distance_m(square, 5, criteria.lat, criteria.lng) <= reach_m);
        end if;
        if has_area and width is not null and (by_relevance or around is not null) then
          patches := case when by_relevance then width * width else 25 end;
          parts := array(
            select part
            from unnest(case when by_relevance then public.map_parts(west, south, east, north, width) else around end) part
            where exists (
              select from public.bookable_items i where i.patch between part * patches and part * patches + patches - 1
            )
            and coalesce(public.part_distance_m(part, width, criteria.lat, criteria.lng) <= reach_m, not is_near)
            -- Of a degree whose towns are all beyond the border, everything would be read.
            and (patches < 2500 or exists (
              select from unnest(public.map_parts(
                greatest(west, mod(part, 361) - 180), greatest(south, part / 361 - 90),
                least(east, mod(part, 361) - 179.01), least(north, part / 361 - 89.01), 5)) square
              -- Each square by itself: for a join the planner would read item by item.
              cross join lateral (
                select from public.bookable_items i where i.patch between square * 25 and square * 25 + 24 limit 1
              ) i
            )));
        elsif by_relevance and not has_area and criteria.categories is not null then
          parts := '{}';
        end if;
        if patches is not null and around is not null and (not by_relevance or has_range) then
          -- Where a sliver of a square is in sight, nearly all of the square would be read to find the first of it.
          thin := array(
            select part
            from unnest(around) part, public.square_in_box(part, array[west, south, east, north]) seen
            where (seen[3] - seen[1]) * (seen[4] - seen[2]) < least(0.0001, tall * wide / 8));
          if not by_relevance then
            parts := array(select unnest(parts) except select unnest(thin));
            foreach sliver in array thin loop
              edges := public.square_in_box(sliver, array[west, south, east, north]);
              %s
            end loop;
          end if;
        end if;
        of_each := 1 + criteria.enough / greatest(cardinality(parts), cardinality(criteria.categories), 1);
        -- Few items are in the range of prices: all of them are read.
        if has_range and not has_area and few > (
          select count(*) from (
            select from public.bookable_items i where i.price_per_day_cents between lowest and highest limit few
          ) i)
        then %s
        elsif not by_relevance and patches is not null then %s
        elsif not by_relevance then %s
        elsif patches = 1 and criteria.categories is not null then
          of_each := 1 + of_each / greatest(cardinality(criteria.categories), 1);
          %s
        elsif patches = 1 then %s
        elsif patches = 25 then %s
        elsif patches = 2500 then %s
        elsif has_area or criteria.categories is null then %s
        else %s
        end if;
        -- The range of prices is that of everything, too.
        if has_range or criteria.sort = 'total' then
          lowest := 0;
          highest := 2147483647;
          of_each := 1;
          if patches is not null and around is not null then
            parts := array(select unnest(around) except select unnest(thin));
            %s
          else %s
          end if;
        end if;
        return;
      end if;

      if has_words and around is not null then %s
      elsif has_words then %s
      elsif criteria.only_ids is not null then %s
      elsif around is not null then %s
      elsif has_area then %s
      elsif criteria.categories is not null then %s
      else %s
      end if;
    end
    $$ $function$,
    public.search_scope(),
    public.search_statement(public.search_source('i.latitude between criteria.lat - ring and criteria.lat + ring
      and i.longitude between criteria.lng - wide_ring and criteria.lng + wide_ring'), as_sorted,
      'coalesce(' || away || ' >= least(ring_m, max(' || away || ') over ()), false)'),
    -- A little wider, because the edges are rounded; what lies on one belongs to one square.
    public.search_statement(public.search_source('i.latitude between edges[2] - 1e-9::float8 and edges[4] + 1e-9::float8
      and i.longitude between edges[1] - 1e-9::float8 and edges[3] + 1e-9::float8 and i.patch / 25 = sliver'), as_sorted),
    public.search_statement(public.search_source(in_price), as_asked),
    sorted_in_squares || ' end if;',
    sorted_everywhere || ' end if;',
    public.search_statement(public.search_source('i.patch = part and i.category_id = category and ' || at_sight_of_category, best,
      'unnest(parts) part, unnest(criteria.categories) category'), relevance),
    public.search_statement(public.search_source('i.patch = part and ' || at_sight, best), relevance),
    public.search_statement(public.search_source('i.patch / 25 = part and ' || at_sight, best), relevance),
    public.search_statement(public.search_source('i.patch / 2500 = part and ' || at_sight, best), relevance),
    public.search_statement(public.search_source(at_sight_everywhere, best), relevance),
    public.search_statement(public.search_source('i.category_id = part and ' || at_sight_everywhere, best, 'unnest(criteria.categories) part'), relevance),
    extremes_in_squares,
    extremes_everywhere,
    public.search_statement(public.search_source('i.search @@ criteria.query and i.squares && around'), as_asked),
    public.search_statement(public.search_source('i.search @@ criteria.query'), as_asked),
    public.search_statement(public.search_source('i.id = any (criteria.only_ids)'), as_asked),
    public.search_statement(public.search_source('i.squares && around'), as_asked),
    public.search_statement(public.search_source(
      'i.latitude between south and north and i.longitude between west and east'), as_asked),
    public.search_statement(public.search_source('i.category_id = any (criteria.categories)'), as_asked),
    public.search_statement(public.search_source('true'), as_asked));
end
$make$;
comment on function public.search_candidates(public.search_criteria) is
  'Items that meet the criteria, before search_items asks the calendar. In a crowded area only the first ones in the requested order; is_last marks the items after which there may be more.';
