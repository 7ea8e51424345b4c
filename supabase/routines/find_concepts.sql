-- after: search_stem, without_digraphs
create or replace function public.find_concepts(words text[], locale text, only_locale boolean default false,
  out size integer, out concepts text[], out is_thing boolean, out is_filler boolean)
language plpgsql stable as $$
declare
  languages constant text[] := '{en,de,es,fr,brands}';
  word text;
  stems text[];
  -- The stems of the first word in each of these languages, those of the first two words in each, and so on.
  beginnings text[];
begin
  for attempt in 1..2 loop
    stems := null;
    beginnings := '{}';
    foreach word in array words loop
      stems := array[
        concat_ws(' ', stems[1], public.search_stem('en', word)), concat_ws(' ', stems[2], public.search_stem('de', word)),
        concat_ws(' ', stems[3], public.search_stem('es', word)), concat_ws(' ', stems[4], public.search_stem('fr', word)),
        concat_ws(' ', stems[5], word)];
      beginnings := beginnings || stems;
    end loop;
    select (b.position + 4) / 5, array_agg(distinct t.concept), bool_or(c.kind = 'thing'), bool_or(c.kind = 'filler')
    into size, concepts, is_thing, is_filler
    from unnest(beginnings) with ordinality b (stems, position)
    join public.search_terms t on t.stems = b.stems and t.language = languages[(b.position - 1) % 5 + 1]
    join public.search_concepts c using (concept)
    where not only_locale or t.language in (locale, 'brands')
    group by 1, t.language in (locale, 'brands')
    order by t.language in (locale, 'brands') desc, 1 desc
    limit 1;
    exit when size is not null or array_to_string(words, ' ') !~ '[aou]e';
    words := array(select public.without_digraphs(plain) from unnest(words) plain);
  end loop;
end
$$;
comment on function public.find_concepts(text[], text, boolean) is
  'What the longest term at the beginning of some plain words stands for, in the language of the locale or else in any other; size is its number of words, null where no term begins there.';
