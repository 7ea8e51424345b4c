-- after: search_phrases, search_stem, broader_concepts, compound_concepts, is_filler
create or replace function public.headline_lexemes(locale text, title text)
returns table (lexeme text, weight text)
language plpgsql stable rows 30 set search_path = '' as $$
declare
  token text;
  words text[] := '{}';
  -- For each word what it is to the item.
  roles text[] := '{}';
  role text := 'A';
  phrase public.search_phrase;
begin
  for token in select m[1] from regexp_matches(public.plain_words(title), '[[:alnum:]]+|[,;:(?+]| -', 'g') m loop
    if token = '?' then
      -- "Gartenhäcksler? Nein, …"
      roles := array_fill('P'::text, array[cardinality(roles)]);
    elsif token !~ '[[:alnum:]]' then
      role := case token when '+' then 'W' else 'C' end;
    else
      words := words || left(token, 40);
      roles := roles || role;
      -- A crate for the car is no car, nor does one come with it.
      role := case
        when token in ('with', 'mit', 'con', 'avec') then 'W'
        when token in ('for', 'from', 'on', 'in', 'without', 'fur', 'furs', 'fuer', 'aus', 'ab', 'auf', 'im', 'ohne', 'para', 'en',
          'sin', 'pour', 'sur', 'sans', 'dans') then 'P'
        else role
      end;
    end if;
  end loop;

  for phrase in select * from public.search_phrases(words, locale, only_locale => true) loop
    role := roles[1];
    if phrase.concepts is null and locale = 'de' then
      phrase.concepts := public.compound_concepts(phrase.words[1]);
    end if;
    return query
      select 'c.' || c.concept, case when c.steps > 0 and role = 'A' then 'B' else role end
      from public.broader_concepts(phrase.concepts) c
      union
      select unnest(array[word, public.search_stem(locale, word)]), case when cardinality(phrase.words) > 1 then 'P' else role end
      from unnest(phrase.words) word
      where not public.is_filler(word);
    roles := roles[1 + cardinality(phrase.words):];
  end loop;
end
$$;
comment on function public.headline_lexemes(text, text) is
  'What a title says and its part in it: A what is offered, B what that is a kind of, C what is said of it after a comma, W what comes with it, P a word of a longer term (a high chair is not what is meant by chair).';
