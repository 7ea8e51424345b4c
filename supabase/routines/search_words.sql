create or replace function public.search_words(q text) returns text[]
language sql stable set search_path = '' as $$
  select (public.split_words(left(q, 200)))[1:8]
$$;
comment on function public.search_words(text) is 'The typed words, as at most eight plain words.';
