create or replace function public.find_concepts(words text[], locale text, only_locale boolean default false,
  out size integer, out concepts text[], out kinds text[])
language plpgsql stable as $$
declare
  languages constant text[] := case when only_locale then array[locale, 'brands'] else '{en,de,es,fr,brands}' end;
  plain text[] := words;
begin
  for attempt in 1..2 loop
    with beginnings as materialized (
      -- Of every number of words in every language.
      select l.language, n.size, public.search_stems(l.language, plain[1:n.size]) as stems
      from unnest(languages) l (language), unnest('{1,2,3,4}'::integer[]) n (size)
      where n.size <= cardinality(plain)
    )
    select b.size, array_agg(distinct t.concept), array_agg(distinct c.kind)
    into size, concepts, kinds
    from public.search_terms t
    join beginnings b using (language, stems)
    join public.search_concepts c using (concept)
    where t.stems = any (array(select stems from beginnings))
    group by b.size, b.language in (locale, 'brands')
    order by b.language in (locale, 'brands') desc, b.size desc
    limit 1;
    plain := public.without_digraphs(words);
    exit when size is not null or plain = words;
  end loop;
end
$$;
comment on function public.find_concepts(text[], text, boolean) is
  'What the longest term at the beginning of some plain words stands for, in the language of the locale or else in any other; size is its number of words, null where no term begins there.';
