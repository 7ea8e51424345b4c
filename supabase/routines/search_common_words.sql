-- after: search_rank, search_scope, search_statement
-- In a large market a word may be in a tenth of everything. What it is to an item comes first, then how good that is:
-- items are read by the weight that the word has in their titles (item_vectors), and of each from the best shelf down.
do $make$
declare
  hereabouts constant text := 'i.squares && around and ';
  -- In no order: the tier is the same for all of them.
  on_shelves constant text := 'i.search @@ asked and array[floor(i.standing * 50)::integer] && shelves';
  counting constant text := $count$
    others := (select count(*) from (select from public.bookable_items i where %s i.search @@ asked limit 350) i);
  $count$;
  as_asked constant text := public.search_rank('asked');
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
      -- Each holds what the ones before it hold.
      tiers constant tsquery[] := array[
        public.search_by_weight(criteria.is_thing), public.search_by_weight(criteria.is_kind),
        public.search_by_weight(criteria.is_related), criteria.query
      ];
      asked tsquery := tiers[1];
      others integer;
      shelf integer;
      -- So many shelves at once. The best three together hold a third of what another one holds.
      depth integer;
      shelves integer[];
      of_each integer := criteria.enough;
      found_here integer;
    begin
      for tier in 1..4 loop
        shelf := 60;
        depth := 3;
        while shelf >= 0 loop
          shelves := array(select generate_series(greatest(shelf - depth + 1, 0), shelf));
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
    public.search_statement(public.search_source(on_shelves, 'tier'), as_asked),
    public.search_statement(public.search_source(hereabouts || on_shelves, 'tier'), as_asked),
    format(counting, ''),
    format(counting, hereabouts),
    public.search_statement(public.search_source('i.search @@ asked', 'tier'), as_asked),
    public.search_statement(public.search_source(hereabouts || 'i.search @@ asked', 'tier'), as_asked));
end
$make$;
comment on function public.search_common_words(public.search_criteria) is
  'The best items for words that very many items have, for search_candidates; is_last marks where there may be more.';
