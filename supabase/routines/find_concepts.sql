create or replace function public.find_concepts(words text[], locale text, only_locale boolean default false,
  out size integer, out concepts text[], out kinds text[])
language plpgsql stable as $$
declare
  languages constant text[] := case when only_locale then array[locale, 'brands'] else '{en,de,es,fr,brands}' end;
  plain text[] := words;
begin
  for attempt in 1..2 loop
    select n.size, array_agg(distinct t.concept), array_agg(distinct t.kind)
    into size, concepts, kinds
    from generate_series(1, least(4, cardinality(plain))) n (size)
    cross join unnest(languages) l (language)
    cross join lateral (
      select string_agg(public.search_stem(l.language, w.word), ' ' order by w.position) as stems
      from unnest(plain[1:n.size]) with ordinality w (word, position)
    ) s
    cross join lateral (
      select t.concept, (select c.kind from public.search_concepts c where c.concept = t.concept) as kind
      from public.search_terms t
      where t.language = l.language and t.stems = s.stems
      -- Looked up one by one: the planner takes these few words for thousands, and would read all terms.
      offset 0
    ) t
    group by n.size, l.language in (locale, 'brands')
    order by l.language in (locale, 'brands') desc, n.size desc
    limit 1;
    plain := public.without_digraphs(words);
    exit when size is not null or plain = words;
  end loop;
end
$$;
comment on function public.find_concepts(text[], text, boolean) is
  'What the longest term at the beginning of some plain words stands for, in the language of the locale or else in any other; size is its number of words, null where no term begins there.';
