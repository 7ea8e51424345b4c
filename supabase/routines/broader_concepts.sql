create or replace function public.broader_concepts(concepts text[]) returns table (concept text, steps integer)
language sql stable rows 5 set search_path = '' as $$
  with recursive up as (
    select concept, 0 as steps from unnest(concepts) concept
    union
    select unnest(c.broader), up.steps + 1
    from up join public.search_concepts c using (concept)
    where up.steps < 4
  )
  select up.concept, min(up.steps)::integer from up group by up.concept
$$;
comment on function public.broader_concepts(text[]) is 'These concepts (0 steps away) and all that they are kinds of, with how far up each is.';
