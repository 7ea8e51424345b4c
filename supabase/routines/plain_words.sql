-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.plain_words(text text) returns text
language sql stable as $$
  select lower(extensions.unaccent('extensions.unaccent', coalesce(text, '')))
$$;
comment on function public.plain_words(text) is 'Lower case and without accents: how words are kept and looked for.';
