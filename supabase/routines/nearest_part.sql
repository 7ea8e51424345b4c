-- after: search_part, search_phrases, likely_words
create or replace function public.nearest_part(phrase public.search_phrase, out part text, out is_similar boolean)
language plpgsql stable set search_path = '' as $$
declare
  typed constant text := phrase.words[1];
  meant text[] := phrase.concepts;
  likely record;
begin
  part := public.search_part(phrase, true);
  is_similar := not public.finds_items(part);
  if not is_similar then
    return;
  end if;
  -- The first that there are offers for is what was meant.
  for likely in select * from public.likely_words(typed) where phrase.concepts is null loop
    select string_agg(distinct public.search_part(p), ' | '),
      coalesce(meant, array_agg(distinct concept) filter (where concept <> ''))
    into part, meant
    from unnest(likely.words) word
    cross join lateral public.search_phrases(string_to_array(word, ' '), '') p
    left join lateral unnest(p.concepts) concept on true;
    if public.finds_items(part) then
      -- So much alike it is a slip as well.
      is_similar := likely.likeness < 0.45;
      return;
    end if;
  end loop;
  meant := coalesce(phrase.concepts, public.compound_concepts(typed), meant);
  select string_agg(format('''c.%1$s''~ | ''w.c.%1$s''~', b.concept), ' | ') into part
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
