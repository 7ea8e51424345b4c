-- Loads the extension: only a superuser may set a parameter that is unknown to the session.
select extensions.show_limit();
create or replace function public.likely_words(typed text) returns table (words text[], is_slip boolean, likeness real)
language sql stable rows 5 set search_path = '' set pg_trgm.similarity_threshold = 0.35 as $$
  -- Two words written as one.
  select array_agg(distinct t.words), false, 1::real from public.search_terms t
  where replace(t.words, ' ', '') = typed having count(*) > 0
  union all
  -- Unfinished, or the last part of a compound.
  select array_agg(known.word), false, 1 from (
    select v.word from public.search_vocabulary v
    where length(typed) > 1 and v.word like typed || '%' or length(typed) >= 4 and v.word like '%' || typed
    order by length(v.word), v.word limit 20
  ) known having count(*) > 0
  union all
  -- Two letters exchanged, one too many, missing or wrong; looked up letter by letter: a pattern would read every word.
  select array_agg(v.word order by v.word), true, 1 from public.search_vocabulary v
  where v.word = any (array(
    select overlay(typed placing slip from i for cut)
    from generate_series(1, length(typed) + 1) i
    cross join lateral (
      select reverse(substr(typed, i, 2)), 2 where i < length(typed)
      union all select '', 1 where length(typed) between 5 and 12
      union all select chr(letter), cut from generate_series(ascii('a'), ascii('z')) letter, generate_series(0, 1) cut
      where i > 1 and length(typed) between 4 + 2 * cut and 9
    ) slips (slip, cut))) having count(*) > 0
  union all (
    select array_agg(v.word order by v.word), true, extensions.similarity(v.word, typed) from public.search_vocabulary v
    where length(typed) >= 4 and v.word operator(extensions.%) typed and abs(length(v.word) - length(typed)) <= 2
    group by 3 order by 3 desc limit 5
  )
$$;
comment on function public.likely_words(text) is
  'What a plain word that nothing is called may have meant, the likeliest first; is_slip where it was mistyped, likeness how much it is like what was typed.';
