-- after: search_part, broader_concepts, compound_concepts, finds_items
create or replace function public.nearest_part(phrase public.search_phrase) returns text
language sql stable set search_path = '' as $$
  select string_agg(kind.part, ' | ')
  from public.broader_concepts(coalesce(phrase.concepts, public.compound_concepts(phrase.words[1]))) b
  cross join lateral public.search_part(row ('{}', array[b.concept], true, true, false), true) kind (part)
  -- A whole category is like nothing: who looks for a carpet cleaner has no use for a drill.
  where (b.steps = 0 or exists (select from public.search_concepts c where c.concept = b.concept and c.broader <> '{}'))
    and public.finds_items(kind.part)
  group by b.steps order by b.steps limit 1
$$;
comment on function public.nearest_part(public.search_phrase) is
  'A tsquery for the nearest broader kind of what no item is, unless that is a whole category; null where none is offered.';
