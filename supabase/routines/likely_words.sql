-- Loads the extension: only a superuser may set a parameter that is unknown to the session.
select extensions.show_limit();
create or replace function public.likely_words(typed text) returns table (word text, likeness real)
language sql stable rows 5 set search_path = '' set pg_trgm.similarity_threshold = 0.35 as $$
  -- Two letters exchanged, one too many, missing or wrong; looked up letter by letter: a pattern would read every word.
  select v.word, 1::real from public.search_vocabulary v
  where v.word = any (array(
    select overlay(typed placing slip from i for cut)
    from generate_series(1, length(typed) + 1) i
    cross join lateral (
      select reverse(substr(typed, i, 2)), 2 where i < length(typed)
      union all select '', 1 where length(typed) between 5 and 12
      union all select chr(letter), cut from generate_series(ascii('a'), ascii('z')) letter, generate_series(0, 1) cut
      where i > 1 and length(typed) between 4 + 2 * cut and 12
    ) slips (slip, cut)))
  union all (
    select v.word, case when v.word like typed || '%' then 0.6 else extensions.similarity(v.word, typed) end
    from public.search_vocabulary v
    where length(typed) >= 4 and v.word operator(extensions.%) typed and abs(length(v.word) - length(typed)) <= 2
      or length(typed) >= 6 and v.word like typed || '%'
    order by 2 desc, length(v.word), v.word limit 5
  )
$$;
comment on function public.likely_words(text) is
  'The words that a mistyped one, or the beginning of one, may have been meant to be, and how much each is like it.';
