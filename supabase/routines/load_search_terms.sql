-- after: note_vocabulary, search_stem, split_words
create or replace function public.load_search_terms(language text, terms text) returns void
language plpgsql set search_path = '' as $$
declare
  loaded constant public.search_terms[] := array(
    select distinct on (s.stems, line[1])
      row (load_search_terms.language, s.stems, line[1], btrim(term), array_to_string(words, ' '), position)::public.search_terms
    from regexp_split_to_table(terms, '\n') raw
    cross join lateral regexp_match(raw, '^([a-z0-9-]+): (.+)$') line
    cross join lateral regexp_split_to_table(line[2], ',') with ordinality terms (term, position)
    cross join lateral public.split_words(term) words
    cross join lateral (
      select string_agg(case when n = 1 then coalesce(stem, '') else stem end, ' ' order by n) as stems
      from unnest(words) with ordinality w (word, n), public.search_stem(load_search_terms.language, word) stem
    ) s
    where s.stems <> ''
    order by s.stems, line[1], position);
  is_changed boolean;
begin
  delete from public.search_terms t
  where t.language = load_search_terms.language
    and (t.stems, t.concept) not in (select l.stems, l.concept from unnest(loaded) l); -- hashed, unlike a join of each with each
  is_changed := found;
  insert into public.search_terms select * from unnest(loaded) on conflict do nothing;
  if is_changed or found then
    -- A job indexes what there is, while the site is used (index-items.ts).
    insert into public.search_indexing (started_at) select now() where exists (select from public.items)
    on conflict (is_only) do update set after = default, started_at = excluded.started_at;
  end if;
  perform public.note_vocabulary(array(select l.term from unnest(loaded) l));
end
$$;
comment on function public.load_search_terms(text, text) is
  'Replaces the terms of a language with lines "concept: term, term", and has all items indexed again if that changes any.';
