-- after: split_words
-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.search_words(q text) returns text[]
language sql stable as $$
  select (public.split_words(left(q, 200)))[1:8]
$$;
comment on function public.search_words(text) is 'The typed words, as at most eight plain words.';
