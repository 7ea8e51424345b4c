create or replace function public.search_deeper(part text, concepts text[], depth integer) returns text
language plpgsql stable as $$
declare
  -- What is known by name comes with an item as such; its word alone may mean something else: "noches de sierra".
  lexeme constant text := case when concepts is null then '''([^'']+)''~' else '''(c\.[^'']+)''~' end;
begin
  -- A thing with a name of its own is not offered because a description mentions it.
  if depth = 1 or not exists (
    select from public.search_concepts c where c.concept = any (concepts) and c.broader = '{}'
  ) and concepts is not null then
    return regexp_replace(part, lexeme, '''\1''~ | ''w.\1''', 'g');
  end if;
  -- What is not offered by itself, such as a helmet, is in descriptions, in the words of their languages.
  return concat_ws(' | ', regexp_replace(part, '''([^'']+)''~', '''\1''~ | ''w.\1'' | ''d.\1''', 'g'), (
    select string_agg(distinct '''d.' || t.stems || '''', ' | ')
    from public.search_terms t join public.search_concepts c using (concept)
    where t.concept = any (concepts) and c.broader = '{}' and t.stems !~ ' '));
end
$$;
comment on function public.search_deeper(text, text[], integer) is
  'A tsquery of search_part(), asked also of what comes with an item (depth 1) and of descriptions (2).';
