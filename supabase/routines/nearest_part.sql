-- after: search_part, search_phrases
create or replace function public.nearest_part(phrase public.search_phrase, out part text, out is_similar boolean)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = 0.35 as $$
declare
  typed constant text := phrase.words[1];
  meant text[] := phrase.concepts;
  likely text[];
  likeness real;
begin
  part := public.search_part(phrase, true);
  is_similar := not public.finds_items(part);
  if not is_similar then
    return;
  end if;
  -- Two words written as one; unfinished, or the last part of a compound; a slip of the fingers, even in a short word:
  -- two letters exchanged, one too many or one missing; the words that are most like it. The first of these that there
  -- are offers for is what was meant, and the others are not looked for.
  for way in 1..4 loop
    exit when phrase.concepts is not null or way = 2 and meant is not null;
    for likely, likeness in
      select array_agg(distinct t.words), 1::real
      from public.search_terms t where way = 1 and replace(t.words, ' ', '') = typed
      union all
      select array(
        select v.word from public.search_vocabulary v
        where v.word like typed || '%' or length(typed) >= 4 and v.word like '%' || typed
        order by length(v.word), v.word limit 20), 1
      where way = 2
      union all
      select array_agg(v.word), 1
      from public.search_vocabulary v
      where way = 3 and v.word = any (array(
        -- Looked up letter by letter: a pattern would read every word.
        select overlay(typed placing slip from i for cut)
        from generate_series(1, length(typed) + 1) i
        cross join lateral (
          select reverse(substr(typed, i, 2)), 2 where i < length(typed)
          union all select '', 1 where length(typed) between 5 and 7
          union all select chr(letter), 0 from generate_series(ascii('a'), ascii('z')) letter
          where i > 1 and length(typed) between 4 and 7
        ) slips (slip, cut)))
      union all (
        select array_agg(v.word), extensions.similarity(v.word, typed)
        from public.search_vocabulary v
        where way = 4 and length(typed) >= 4 and v.word operator(extensions.%) typed
          and abs(length(v.word) - length(typed)) <= 2
        group by 2 order by 2 desc limit 5
      )
    loop
      continue when likely is null;
      select string_agg(distinct public.search_part(p), ' | '),
        coalesce(meant, array_agg(distinct concept) filter (where concept <> ''))
      into part, meant
      from unnest(likely) l
      cross join lateral public.search_phrases(string_to_array(l, ' '), '') p
      left join lateral unnest(p.concepts) concept on true;
      if public.finds_items(part) then
        -- So much alike it is a slip as well.
        is_similar := likeness < 0.45;
        return;
      end if;
    end loop;
  end loop;
  meant := coalesce(phrase.concepts, public.compound_concepts(typed), meant);
  select string_agg(format('''c.%1$s''~ | ''w.c.%1$s''', b.concept), ' | ') into part
  from public.broader_concepts(meant) b
  -- A whole category is like nothing: who looks for a carpet cleaner has no use for a drill.
  where (b.steps = 0 or exists (
    select from public.search_concepts c where c.concept = b.concept and c.broader <> '{}'
  )) and public.finds_items(format('''c.%1$s'' | ''w.c.%1$s''', b.concept))
  group by b.steps order by b.steps limit 1;
end
$$;
comment on function public.nearest_part(public.search_phrase) is
  'A tsquery for words that no item has: what they are the beginning of, what was mistyped, or the nearest broader kind of thing that is no whole category. Null where nothing is near.';
