-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_stem(language text, word text) returns text
language sql immutable as $$
  select case language
    -- "Saege" is "Säge", of which plain_words() makes "sage".
    when 'de' then regexp_replace((ts_lexize('pg_catalog.german_stem', word))[1], '([aou])e', '\1', 'g')
    when 'en' then (ts_lexize('pg_catalog.english_stem', word))[1]
    when 'es' then (ts_lexize('pg_catalog.spanish_stem', word))[1]
    when 'fr' then (ts_lexize('pg_catalog.french_stem', word))[1]
    else word
  end
$$;
comment on function public.search_stem(text, text) is
  'The stem of a plain word in a language; null for a word that says nothing there, such as "with". Brands stay as they are.';
