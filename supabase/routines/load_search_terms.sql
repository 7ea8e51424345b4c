-- after: note_vocabulary, search_stem, split_words
create or replace function public.load_search_terms(language text, terms text) returns void
language plpgsql set search_path = '' as $$
begin
  with loaded as materialized (
    select distinct on (s.stems, concept) s.stems, btrim(line[1]) as concept, btrim(term) as term,
      array_to_string(words, ' ') as words, position
    from regexp_split_to_table(terms, '\n') raw
    cross join lateral regexp_match(raw, '^([a-z0-9-]+): (.+)$') line
    cross join lateral regexp_split_to_table(line[2], ',') with ordinality terms (term, position)
    cross join lateral public.split_words(term) words
    cross join lateral (
      select string_agg(case when n = 1 then coalesce(stem, '') else stem end, ' ' order by n) as stems
      from unnest(words) with ordinality w (word, n), public.search_stem(load_search_terms.language, word) stem
    ) s
    where s.stems <> ''
    order by s.stems, concept, position
  ), gone as (
    delete from public.search_terms t
    where t.language = load_search_terms.language
      and (t.stems, t.concept) not in (select l.stems, l.concept from loaded l) -- hashed, unlike a join of each with each
    returning 1
  ), added as (
    insert into public.search_terms (language, stems, concept, term, words, position)
    select load_search_terms.language, l.stems, l.concept, l.term, l.words, l.position from loaded l
    on conflict do nothing
    returning 1
  )
  -- A job indexes what there is, while the site is used (index-items.ts).
  insert into public.search_indexing (started_at)
  select now() where exists (select from gone union all select from added) and exists (select from public.items)
  on conflict (is_only) do update set after = default, started_at = excluded.started_at;
  perform public.note_vocabulary(array(
    select t.term from public.search_terms t where t.language = load_search_terms.language));
end
$$;
comment on function public.load_search_terms(text, text) is
  'Replaces the terms of a language with lines "concept: term, term", and has all items indexed again if that changes any.';
