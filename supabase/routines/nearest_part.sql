create or replace function public.nearest_part(phrase public.search_phrase, is_thorough boolean,
  out part text, out is_similar boolean)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = 0.35 as $$
declare
  typed constant text := phrase.words[1];
  concepts text[] := phrase.concepts;
  likely text[];
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
    -- Unfinished, or the last part of a compound.
    likely := array(
      select v.word from public.search_vocabulary v
      where v.word like typed || '%' or length(typed) >= 4 and v.word like '%' || typed
      order by length(v.word), v.word limit 20);
    is_similar := cardinality(likely) = 0;
    if is_similar then
      concepts := public.compound_concepts(typed);
    end if;
    if is_similar and concepts is null then
      -- Two letters exchanged: a slip of the fingers, even in a short word.
      likely := array(
        select v.word from public.search_vocabulary v
        where v.word in (
          select overlay(typed placing reverse(substr(typed, i, 2)) from i for 2)
          from generate_series(1, length(typed) - 1) i
        ));
      is_similar := cardinality(likely) = 0;
    end if;
    if is_similar and concepts is null and length(typed) >= 4 then
      likely := array(
        select v.word from public.search_vocabulary v
        where v.word operator(extensions.%) typed and abs(length(v.word) - length(typed)) <= 2
        order by extensions.similarity(v.word, typed) desc fetch first 1 rows with ties);
      -- So much alike it is a slip as well.
      is_similar := coalesce(extensions.similarity(likely[1], typed), 0) < 0.45;
    end if;
    if cardinality(likely) > 0 then
      select string_agg(public.search_part(array[v], (public.find_concepts(array[v], '')).concepts), ' | ')
      into part from unnest(likely) v;
      if public.finds_items(part) then
        return;
      end if;
      part := null;
      concepts := array(select unnest((public.find_concepts(array[v], '')).concepts) from unnest(likely) v);
    end if;
  end if;
  is_similar := true;
  if concepts is null then
    return;
  end if;
  select string_agg(format('''c.%1$s''~ | ''w.c.%1$s''', b.concept), ' | ') into part
  from public.broader_concepts(concepts) b
  where public.finds_items(format('''c.%1$s'' | ''w.c.%1$s''', b.concept))
  group by b.steps order by b.steps limit 1;
end
$$;
comment on function public.nearest_part(public.search_phrase, boolean) is
  'A tsquery for words that no item has: what they are the beginning of, what was mistyped, or the nearest broader kind of thing. Null where nothing is near, or the words are not to be looked for.';
