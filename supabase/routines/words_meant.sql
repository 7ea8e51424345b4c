-- after: likely_words, search_phrases, compound_concepts, split_words
create or replace function public.words_meant(q text, locale text) returns json
language plpgsql stable security definer cost 5000 set search_path = '' as $$
declare
  typed text[] := (public.split_words(left(q, 400)))[1:40]; words text[];
begin
  -- "Handtruck" has no space, "rugd octor" one in a wrong place.
  typed := coalesce((select string_to_array(t.words, ' ') from public.search_terms t where cardinality(typed) < 5
    and replace(t.words, ' ', '') = array_to_string(typed, '') order by t.language = locale desc limit 1), typed);
  words := array(
    select coalesce(case
      -- In a sentence most words are of no thing, and like the name of one by chance.
      when cardinality(typed) < 4 and length(w.word) >= 4 and w.word !~ '[0-9]'
        and exists (select from public.search_phrases(array[w.word], locale) p where p.is_thing is null and not p.is_filler)
        and not exists (select from public.search_vocabulary v where v.word = w.word)
      -- What may be a German compound is rather that than a word that is a little like it; a beginning is seldom mistyped.
      then (
        select l.word
        from public.likely_words(w.word) l
        cross join lateral (
          select public.finds_items(string_agg(public.search_part(p), ' | ')) as is_offered
          from public.search_phrases(array[l.word], locale) p
        ) offered
        where l.likeness >= case when locale = 'de' and public.compound_concepts(w.word) is not null then 0.6
          when is_offered and length(w.word) < 12 and left(l.word, 1) = left(w.word, 1) then 0.36 else 0.43 end
        -- The longest name: a "sweing machine" is to sew rather than to swing.
        order by l.likeness desc, is_offered desc, (
          select max(cardinality(p.words)) from public.search_phrases(typed[:w.position - 1] || l.word || typed[w.position + 1:],
            locale, true) p where p.is_thing and l.word = any (p.words)) desc nulls last
        limit 1)
    end, w.word)
    from unnest(typed) with ordinality w (word, position) order by w.position);
  return (
    select json_build_object(
      'words', array_to_string(words, ' '),
      'things', coalesce(json_agg(p.name order by p.position) filter (where p.is_thing), '[]'),
      'is_name', coalesce(count(*) filter (where p.is_thing) = 1 and bool_and(coalesce(p.is_thing, false) or p.is_filler), false),
      'is_empty', coalesce(bool_and(p.is_filler or length(p.name) = 1), true))
    from (
      -- Of one stem with a thing, a verb is none: "bajar" is no "bajo".
      select array_to_string(p.words, ' ') as name, p.position, p.is_filler, coalesce(p.is_thing and p.is_kind and (
          locale not in ('es', 'fr') or p.words[cardinality(p.words)] !~ '..(ar|er|ir)(se)?$'
          or exists (select from public.search_terms t where t.words = array_to_string(p.words, ' '))),
        locale = 'de' and length(p.words[1]) >= 7 and exists (select from public.search_concepts c
          where c.kind = 'thing' and c.broader <> '{}' and c.concept = any (public.compound_concepts(p.words[1])))) as is_thing
      from public.search_phrases(words, locale) with ordinality p (words, concepts, is_thing, is_kind, is_filler, position)
    ) p
  );
end
$$;
comment on function public.words_meant(text, text) is
  'What somebody wrote, in plain words and without slips, the things that are named in it, in their order, whether it is one of these alone, and whether it is words such as "and", or single letters, alone.';
grant execute on function public.words_meant(text, text) to anon, authenticated, service_role;
