-- after: search_part, search_phrases, likely_words
create or replace function public.nearest_part(phrase public.search_phrase, out part text, out is_similar boolean)
language plpgsql stable set search_path = '' as $$
begin
  part := public.search_part(phrase, true);
  is_similar := not public.finds_items(part);
  if not is_similar then
    return;
  end if;
  if phrase.concepts is null then
    -- The first offered is what was meant, much alike a slip as well; a long compound is like many by its beginning.
    select meant.part, likely.likeness < 0.45 into part, is_similar
    from public.likely_words(phrase.words[1]) likely
    cross join lateral (
      select string_agg(distinct public.search_part(p), ' | ') as part
      from unnest(likely.words) word cross join lateral public.search_phrases(string_to_array(word, ' '), '') p
    ) meant
    where public.finds_items(meant.part) and (likely.likeness >= 0.45 or length(phrase.words[1]) < 12)
    limit 1;
    if found then
      return;
    end if;
    is_similar := true;
  end if;
  select string_agg(format('''c.%1$s''~ | ''w.c.%1$s''~', b.concept), ' | ') into part
  from public.broader_concepts(coalesce(phrase.concepts, public.compound_concepts(phrase.words[1]))) b
  -- A whole category is like nothing: who looks for a carpet cleaner has no use for a drill.
  where (b.steps = 0 or exists (
    select from public.search_concepts c where c.concept = b.concept and c.broader <> '{}'
  )) and public.finds_items(format('''c.%1$s'' | ''w.c.%1$s''', b.concept))
  group by b.steps order by b.steps limit 1;
end
$$;
comment on function public.nearest_part(public.search_phrase) is
  'A tsquery for words that no item has: what they are the beginning of, what was mistyped, or the nearest broader kind of thing that is no whole category. Null where nothing is near.';
