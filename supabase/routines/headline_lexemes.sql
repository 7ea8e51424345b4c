create or replace function public.headline_lexemes(locale text, title text)
returns table (lexeme text, weight text)
language plpgsql stable rows 30 set search_path = '' as $$
declare
  token text;
  words text[] := '{}';
  -- For each word what it is to the item.
  roles text[] := '{}';
  role text := 'A';
  at integer := 1;
  found record;
begin
  for token in select m[1] from regexp_matches(public.plain_words(title), '[[:alnum:]]+|[,;:(]| -', 'g') m loop
    if token !~ '[[:alnum:]]' then
      role := 'C';
    else
      words := words || left(token, 40);
      roles := roles || role;
      if token in ('with', 'for', 'from', 'on', 'in', 'without', 'mit', 'fur', 'fuer', 'aus', 'ab', 'auf', 'im', 'ohne',
          'con', 'para', 'en', 'sin', 'avec', 'pour', 'sur', 'sans', 'dans') then
        role := 'W';
      end if;
    end if;
  end loop;

  while at <= cardinality(words) loop
    role := roles[at];
    found := public.find_concepts(words[at:at + 3], locale, only_locale => true);
    if found.size is null and locale = 'de' then
      found.concepts := public.compound_concepts(words[at]);
    end if;
    return query
      select 'c.' || c.concept, case when c.steps > 0 and role = 'A' then 'B' else role end
      from public.broader_concepts(found.concepts) c;
    return query
      select distinct form.lexeme, case when found.size > 1 then 'P' else role end
      from unnest(words[at:at + coalesce(found.size, 1) - 1]) word
      cross join lateral (
        values (word), (public.search_stem(locale, word)), (public.without_digraphs(word))
      ) form (lexeme)
      where not public.is_filler(word);
    at := at + coalesce(found.size, 1);
  end loop;
end
$$;
comment on function public.headline_lexemes(text, text) is
  'What a title says and its part in it: A what is offered, B what that is a kind of, C what is said of it after a comma, W what comes with it, P a word of a longer term (a high chair is not what is meant by chair).';
