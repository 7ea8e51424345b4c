create or replace function public.broader_concepts(concepts text[]) returns table (concept text, steps integer)
language sql stable strict rows 5 set search_path = '' as $$
  with recursive up as (
    select concept, 0 as steps from unnest(concepts) concept
    union
    select c.broader, up.steps + 1
    from up
    -- An offset has each looked up by its index: all concepts would be read to join them.
    cross join lateral (
      select unnest(s.broader) as broader from public.search_concepts s where s.concept = up.concept offset 0
    ) c
    where up.steps < 4
  )
  select up.concept, min(up.steps)::integer from up group by up.concept
$$;
comment on function public.broader_concepts(text[]) is 'These concepts (0 steps away) and all that they are kinds of, with how far up each is.';
