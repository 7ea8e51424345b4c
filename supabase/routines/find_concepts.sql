-- after: search_phrases
-- A process of release 1.0.0 asks whether words are a thing by this name; to be dropped with the release after the next.
create or replace function public.find_concepts(words text[], locale text, out size bigint)
language sql stable as $$
  select case when p.is_thing is not null then cardinality(p.words) end from public.search_phrases(words[1:4], locale) p limit 1
$$;
comment on function public.find_concepts(text[], text) is 'How many words the term has that is known by name at the beginning of some; null where none is.';
