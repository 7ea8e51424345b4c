create or replace function public.search_deeper(part text, concepts text[]) returns text
language plpgsql stable as $$
begin
  return case
    -- What is known by name comes with an item as such; its word alone may mean something else: "noches de sierra". And a
    -- thing with a name of its own is not offered because a description mentions it.
    when not exists (select from public.search_concepts c where c.concept = any (concepts) and c.broader = '{}')
      and concepts is not null then regexp_replace(part, '''(c\.[^'']+)''~', '''\1''~ | ''w.\1''', 'g')
    -- What is not offered by itself, such as a helmet, is in descriptions, in the words of their languages.
    else concat_ws(' | ', regexp_replace(part, '''([^'']+)''~', '''\1''~ | ''w.\1'' | ''d.\1''', 'g'), (
      select string_agg(distinct '''d.' || t.stems || '''', ' | ')
      from public.search_terms t join public.search_concepts c using (concept)
      where t.concept = any (concepts) and c.broader = '{}' and t.stems !~ ' '))
  end;
end
$$;
comment on function public.search_deeper(text, text[]) is
  'A tsquery of search_part(), asked also of what comes with an item and of descriptions.';
