create type public.search_phrase as (
  words text[],
  concepts text[],
  part text,
  is_thing boolean,
  is_filler boolean
);
comment on type public.search_phrase is 'One or more words of a search that are read together, and what they stand for.';
comment on column public.search_phrase.part is 'The tsquery for it, as search_part() makes it.';
comment on column public.search_phrase.is_filler is 'Whether it says nothing about what is looked for, such as "with" or "rent".';

-- The functions of these names take phrases now, or give something else.
drop function if exists public.search_queries(text[], text, integer);
drop function if exists public.search_part(text[], text[], integer);
drop function if exists public.nearest_part(text[], text[], boolean);
drop function if exists public.without_digraphs(text[]);
drop function if exists public.find_concepts(text[], text, boolean);
