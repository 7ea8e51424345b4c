-- after: search_stems
create or replace function public.find_concepts(words text[], locale text, only_locale boolean default false,
  out size bigint, out concepts text[], out is_thing boolean, out is_kind boolean, out is_filler boolean)
language plpgsql stable as $$
begin
  select b.size, array_agg(distinct t.concept), bool_or(t.kind = 'thing'), bool_and(t.broader <> '{}'),
    bool_or(t.kind = 'filler')
  into size, concepts, is_thing, is_kind, is_filler
  from public.search_stems(
    case when only_locale then array[locale, 'brands'] else '{en,de,es,fr,brands}' end, words) b
  cross join lateral (
    select * from public.search_terms t join public.search_concepts c using (concept)
    where t.stems = b.stems and t.language = b.language
    -- Looked up one by one: the planner expects more of them, and would read all terms.
    offset 0
  ) t
  group by b.size, b.language in (locale, 'brands')
  order by b.language in (locale, 'brands') desc, b.size desc
  limit 1;
end
$$;
comment on function public.find_concepts(text[], text, boolean) is
  'What the longest term at the beginning of some plain words stands for, in the language of the locale or else in any other, and whether all of that is a kind of something; size is its number of words, null where no term begins there.';
