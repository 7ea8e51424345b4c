create or replace function public.compound_concepts(word text) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(t.concept)
  from (
    select right(stem, length)
    from public.search_stem('de', word) stem
    cross join lateral generate_series(length(stem) - 3, 3, -1) length
    where exists (select from public.search_terms t where t.language = 'de' and t.stems = right(stem, length))
    limit 1
  ) ending (stems)
  join public.search_terms t on t.language = 'de' and t.stems = ending.stems
  -- What presses is a Presse, whatever it is for: only one for fruit is offered by that name.
  where ending.stems <> 'press'
$$;
comment on function public.compound_concepts(text) is
  'The concepts of the longest last part of a German compound: a "Gartenleiter" is a "Leiter". Null where that has none.';
