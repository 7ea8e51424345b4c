create or replace function public.likely_word(typed text) returns text
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.45 as $$
  select coalesce((
    -- Two letters exchanged.
    select v.word from public.search_vocabulary v
    where v.word = any (array(
      select overlay(typed placing reverse(substr(typed, i, 2)) from i for 2) from generate_series(1, length(typed) - 1) i))
    limit 1
  ), (
    select v.word from public.search_vocabulary v
    where v.word operator(extensions.%) typed and abs(length(v.word) - length(typed)) <= 2
    order by extensions.similarity(v.word, typed) desc, v.word limit 1
  ))
$$;
comment on function public.likely_word(text) is 'The known word that was most likely meant by a mistyped plain word; null where none is like it.';
