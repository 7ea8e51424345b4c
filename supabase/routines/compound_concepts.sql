-- after: search_stem
create or replace function public.compound_concepts(word text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(t.concept)
  from public.search_terms t
  where t.language = 'de' and t.stems = any (array(
    select right(stem, size) from public.search_stem('de', word) stem, generate_series(3, length(stem) - 3) size))
  group by t.stems order by length(t.stems) desc limit 1
$$;
comment on function public.compound_concepts(text) is
  'The concepts of the longest last part of a German compound: a "Gartenleiter" is a "Leiter". Null where that has none.';
