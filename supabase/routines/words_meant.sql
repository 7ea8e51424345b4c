-- after: likely_word, find_concepts, compound_concepts, is_filler, split_words
create or replace function public.words_meant(q text, locale text) returns json
language plpgsql stable security definer cost 5000 set search_path = '' as $$
declare
  words text[] := (public.split_words(left(q, 400)))[1:40];
  things text[] := '{}';
  at integer := 1;
  found record;
begin
  words := array(
    select coalesce(case
      -- In a sentence most words are of no thing, and like the name of one by chance.
      when cardinality(words) < 4 and length(w.word) >= 4 and w.word !~ '[0-9]' and not public.is_filler(w.word)
        and (public.find_concepts(array[w.word], locale)).size is null and public.compound_concepts(w.word) is null
        and not exists (select from public.search_vocabulary v where v.word = w.word)
      then public.likely_word(w.word)
    end, w.word)
    from unnest(words) with ordinality w (word, position) order by w.position);
  while at <= cardinality(words) loop
    found := public.find_concepts(words[at:at + 3], locale);
    if locale = 'de' and found.size is null and length(words[at]) >= 7 then
      found.concepts := public.compound_concepts(words[at]);
    end if;
    if exists (
      select from public.search_concepts c
      where c.concept = any (found.concepts) and c.kind = 'thing' and c.broader <> '{}'
    ) then
      things := things || array_to_string(words[at:at + coalesce(found.size, 1) - 1], ' ');
    end if;
    at := at + coalesce(found.size, 1);
  end loop;
  return json_build_object('words', array_to_string(words, ' '), 'things', things);
end
$$;
comment on function public.words_meant(text, text) is
  'What somebody wrote, in plain words and without slips, and the things that are named in it, in their order.';
grant execute on function public.words_meant(text, text) to anon, authenticated, service_role;
