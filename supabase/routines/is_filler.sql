create or replace function public.is_filler(word text) returns boolean
language sql immutable as $$
  select public.search_stem('en', word) is null or public.search_stem('de', word) is null
    or public.search_stem('es', word) is null or public.search_stem('fr', word) is null
$$;
comment on function public.is_filler(text) is 'Whether a plain word, such as "with", says nothing in one of the languages.';
