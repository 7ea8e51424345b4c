-- after: note_vocabulary, search_stems, split_words, plain_words, search_stem
create or replace function public.load_search_terms(language text, terms text) returns void
language plpgsql set search_path = '' as $$
declare
  is_changed boolean;
begin
  with loaded as materialized (
    select distinct on (stems, concept) public.search_stems(load_search_terms.language, public.split_words(term)) as stems,
      btrim(line[1]) as concept, btrim(term) as term, position
    from regexp_split_to_table(terms, '\n') raw
    cross join lateral regexp_match(raw, '^([a-z0-9-]+): (.+)$') line
    cross join lateral regexp_split_to_table(line[2], ',') with ordinality terms (term, position)
    order by stems, concept, position
  ), gone as (
    delete from public.search_terms t
    where t.language = load_search_terms.language
      and not exists (select from loaded l where (l.stems, l.concept) = (t.stems, t.concept))
    returning 1
  ), added as (
    insert into public.search_terms (language, stems, concept, term, words, position)
    select load_search_terms.language, l.stems, l.concept, l.term, array_to_string(public.split_words(l.term), ' '),
      l.position
    from loaded l where l.stems is not null
    on conflict do nothing
    returning 1
  )
  select exists (select from gone) or exists (select from added) into is_changed;
  if is_changed then
    perform public.note_vocabulary(array(
      select t.term from public.search_terms t where t.language = load_search_terms.language));
    update public.items set title = title;
  end if;
end
$$;
comment on function public.load_search_terms(text, text) is
  'Replaces the terms of a language with lines "concept: term, term", and indexes all items again if that changes any.';
