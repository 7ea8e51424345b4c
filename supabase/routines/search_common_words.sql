-- after: best_places, search_placed, search_rank, search_scope, search_statement
-- In a large market a word may be in a tenth of everything. What it is to an item comes first, then how good that is:
-- items are read by the weight that the word has in their titles, and of each from the best shelf down. Hereabouts the
-- index has for each square of the map and each shelf what titles have there (placed_lexemes): these are read one by
-- one. Words of descriptions, and any words in a large area, are looked for as they are (item_vectors), on some shelves
-- at a time.
do $make$
declare
  anywhere constant text := 'i.search @@ asked';
  hereabouts constant text := 'i.squares && around and i.search @@ asked';
  lexemes constant text := 'public.placed_lexemes(i.headline, i.patch, i.standing, i.min_hours)';
  on_shelves constant text := ' and ' || lexemes || ' @@ wanted';
  as_asked constant text := public.search_rank('asked');
  -- Counted, because for `exists` the planner would read item by item.
  asking constant text := $ask$
    any_rentable := 0 < (select count(*) from (select from public.bookable_items i where %s and %s @@ wanted limit 350) i);
  $ask$;
  -- The index lists all that there is before one is counted: where enough are on the best shelves, only those.
  counting constant text := $count$
    others := (select count(*) from (select from public.bookable_items i where %1$s and %2$s @@ best limit 350) i);
    if others < 350 then
      others := (select count(*) from (select from public.bookable_items i where %1$s limit 350) i);
    end if;
  $count$;
begin
  execute format($function$
    create or replace function public.search_common_words(criteria public.search_criteria)
    returns table (
      id uuid, place tid, longitude double precision, latitude double precision, price bigint, in_price boolean,
      total bigint, rank double precision, unit_count integer, starts timestamptz, free_until timestamptz,
      is_last boolean
    )
    language plpgsql stable rows 200 as $$
    declare
      %s
      parts constant integer[] := '{0}';
      places constant text[] := public.best_places(criteria.query, around, 39);
      -- Each holds what the ones before it hold.
      tiers constant tsquery[] := case
        when places is not null then array[criteria.is_thing, criteria.is_kind, criteria.is_related]
        else array[public.search_by_weight(criteria.is_thing), public.search_by_weight(criteria.is_kind),
          public.search_by_weight(criteria.is_related)]
      end || criteria.query;
      asked tsquery := tiers[1];
      best constant tsquery := '''s/56'' | ''s/57'' | ''s/58'' | ''s/59'' | ''s/60''';
      rentable constant text := '(' || public.rentable_hours(criteria.hours) || ')';
      template text;
      wanted tsquery;
      any_rentable boolean;
      others integer;
      shelf integer;
      -- So many shelves at once. The best three together hold a third of what another one holds.
      depth integer;
      shelves integer[];
      of_each integer := criteria.enough;
      found_here integer;
    begin
      for tier in 1..4 loop
        if places is not null then
          template := public.search_placed(asked, criteria.hours);
          %s
          get diagnostics found_here = row_count;
          of_each := of_each - found_here;
          if of_each <= 0 then
            return;
          end if;
          asked := tiers[tier + 1] && !!tiers[tier];
          continue;
        end if;

        shelf := 60;
        depth := 3;
        -- The last shelf holds all that is below.
        while shelf >= 39 loop
          shelves := array(select generate_series(greatest(shelf - depth + 1, 39), shelf));
          wanted := concat_ws(' & ', '(''s/' || array_to_string(shelves, ''' | ''s/') || ''')', rentable)::tsquery;
          if around is null then %s else %s end if;
          get diagnostics found_here = row_count;
          of_each := of_each - found_here;
          if of_each <= 0 then
            return;
          end if;
          -- As many as probably hold what is wanted: the index takes about as long for one as for some.
          depth := case
            when found_here = 0 then 2 * depth
            when shelf = 60 then least(1 + of_each / (3 * found_here), 10)
            else least(1 + of_each * depth / found_here, 10)
          end;
          shelf := shelf - cardinality(shelves);
          if found_here = 0 and shelf = 57 and rentable is not null then
            wanted := rentable;
            if around is null then %s else %s end if;
            exit when not any_rentable;
          end if;
        end loop;
        -- Where the next tiers hold little, all of that at once.
        asked := criteria.query && !!tiers[tier];
        if around is null then %s else %s end if;
        if others < 350 then
          if others > 0 then
            if around is null then %s else %s end if;
          end if;
          return;
        end if;
        asked := tiers[tier + 1] && !!tiers[tier];
      end loop;
    end
    $$ $function$,
    public.search_scope(),
    -- In no order: the tier is the same for all of them, and places are in theirs.
    public.search_statement(public.search_source('true', 'tier', items => format(
      'unnest(places) spot join public.bookable_items i on %s @@ replace(template, ''@'', spot)::tsquery', lexemes)), as_asked),
    public.search_statement(public.search_source(anywhere || on_shelves, 'tier'), as_asked),
    public.search_statement(public.search_source(hereabouts || on_shelves, 'tier'), as_asked),
    format(asking, anywhere, lexemes),
    format(asking, hereabouts, lexemes),
    format(counting, anywhere, lexemes),
    format(counting, hereabouts, lexemes),
    public.search_statement(public.search_source(anywhere, 'tier'), as_asked),
    public.search_statement(public.search_source(hereabouts, 'tier'), as_asked));
end
$make$;
comment on function public.search_common_words(public.search_criteria) is
  'The best items for words that very many items have, for search_candidates; is_last marks where there may be more.';
