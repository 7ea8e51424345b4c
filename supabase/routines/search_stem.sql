-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_stem(language text, word text) returns text
language sql immutable as $$
  select (ts_lexize(
    case language
      when 'en' then 'pg_catalog.english_stem'::regdictionary
      when 'de' then 'pg_catalog.german_stem'
      when 'es' then 'pg_catalog.spanish_stem'
      when 'fr' then 'pg_catalog.french_stem'
      else 'pg_catalog.simple'
    end, word))[1]
$$;
comment on function public.search_stem(text, text) is
  'The stem of a plain word in a language; null for a word that says nothing there, such as "with". Brands stay as they are.';
