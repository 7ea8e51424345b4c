create or replace function public.nearest_part(phrase public.search_phrase, is_thorough boolean,
  out part text, out is_similar boolean)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = 0.35 as $$
declare
  typed constant text := phrase.words[1];
  concepts text[] := phrase.concepts;
  likely text[];
  likeness real;
begin
  part := public.search_deeper(phrase.part, concepts, 2);
  if public.finds_items(part) then
    return;
  end if;
  part := null;
  is_similar := true;
  if not is_thorough then
    return;
  end if;
  if concepts is null then
    -- Two words written as one.
    select array_agg(distinct t.concept) into concepts from public.search_terms t where replace(t.words, ' ', '') = typed;
    if concepts is not null then
      part := public.search_deeper(public.search_part(array[typed], concepts), concepts, 2);
      is_similar := not public.finds_items(part);
      if not is_similar then
        return;
      end if;
      part := null;
    end if;
  end if;
  if concepts is null then
    -- Unfinished, or the last part of a compound; else a slip of the fingers, even in a short word: two letters
    -- exchanged, one too many or one missing; else the words that are most like it. The first of these that there are
    -- offers for is what was meant, and the others are not looked for.
    for way in 1..3 loop
      for likely, likeness in
        select array(
          select v.word from public.search_vocabulary v
          where v.word like typed || '%' or length(typed) >= 4 and v.word like '%' || typed
          order by length(v.word), v.word limit 20), 1::real
        where way = 1
        union all
        select array(
          select v.word from public.search_vocabulary v
          where v.word = any (array(
            select overlay(typed placing reverse(substr(typed, i, 2)) from i for 2)
            from generate_series(1, length(typed) - 1) i
            union all
            select overlay(typed placing '' from i for 1) from generate_series(1, length(typed)) i
            where length(typed) between 5 and 7
            union all
            -- Looked up letter by letter: a pattern would read every word.
            select overlay(typed placing chr(letter) from i for 0)
            from generate_series(2, length(typed) + 1) i, generate_series(ascii('a'), ascii('z')) letter
            where length(typed) between 4 and 7))), 1
        where way = 2
        union all
        (
          select array_agg(v.word), extensions.similarity(v.word, typed)
          from public.search_vocabulary v
          where way = 3 and length(typed) >= 4 and v.word operator(extensions.%) typed
            and abs(length(v.word) - length(typed)) <= 2
          group by 2 order by 2 desc limit 5
        )
      loop
        continue when cardinality(likely) = 0;
        select string_agg(public.search_part(array[v], (public.find_concepts(array[v], '')).concepts), ' | ')
        into part from unnest(likely) v;
        if public.finds_items(part) then
          -- So much alike it is a slip as well.
          is_similar := likeness < 0.45;
          return;
        end if;
        part := null;
        concepts := coalesce(concepts, (
          select array_agg(distinct c) from unnest(likely) v, unnest((public.find_concepts(array[v], '')).concepts) c));
      end loop;
    end loop;
    concepts := coalesce(public.compound_concepts(typed), concepts);
  end if;
  if concepts is null then
    return;
  end if;
  select string_agg(format('''c.%1$s''~ | ''w.c.%1$s''', b.concept), ' | ') into part
  from public.broader_concepts(concepts) b
  -- A whole category is like nothing: who looks for a carpet cleaner has no use for a drill.
  where (b.steps = 0 or exists (
    select from public.search_concepts c where c.concept = b.concept and c.broader <> '{}'
  )) and public.finds_items(format('''c.%1$s'' | ''w.c.%1$s''', b.concept))
  group by b.steps order by b.steps limit 1;
end
$$;
comment on function public.nearest_part(public.search_phrase, boolean) is
  'A tsquery for words that no item has: what they are the beginning of, what was mistyped, or the nearest broader kind of thing that is no whole category. Null where nothing is near, or the words are not to be looked for.';
