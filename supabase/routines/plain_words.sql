create or replace function public.plain_words(text text) returns text
language sql stable set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent', coalesce(text, '')))
$$;
comment on function public.plain_words(text) is 'Lower case and without accents: how words are kept and looked for.';
