-- after: search_stem
create or replace function public.find_concepts(words text[], locale text, only_locale boolean default false,
  out size bigint, out concepts text[], out is_thing boolean, out is_kind boolean, out is_filler boolean)
language plpgsql stable as $$
declare
  languages constant text[] := case when only_locale then array[locale, 'brands'] else '{en,de,es,fr,brands}' end;
  count constant integer := cardinality(words);
  stems text;
  -- The stems of the first word in the first language, of the first two words, and so on; then in the next language.
  beginnings text[] := '{}';
begin
  for language in 1..cardinality(languages) loop
    stems := null;
    for word in 1..count loop
      stems := concat_ws(' ', stems, public.search_stem(languages[language], words[word]));
      beginnings := beginnings || stems;
    end loop;
  end loop;
  select (b.position - 1) % count + 1, array_agg(distinct t.concept), bool_or(c.kind = 'thing'),
    bool_and(c.broader <> '{}'), bool_or(c.kind = 'filler')
  into size, concepts, is_thing, is_kind, is_filler
  from unnest(beginnings) with ordinality b (stems, position)
  join public.search_terms t on t.stems = b.stems and t.language = languages[(b.position - 1) / count + 1]
  join public.search_concepts c using (concept)
  group by 1, t.language in (locale, 'brands')
  order by t.language in (locale, 'brands') desc, 1 desc
  limit 1;
end
$$;
comment on function public.find_concepts(text[], text, boolean) is
  'What the longest term at the beginning of some plain words stands for, in the language of the locale or else in any other, and whether all of that is a kind of something; size is its number of words, null where no term begins there.';
