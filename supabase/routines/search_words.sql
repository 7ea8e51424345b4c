create or replace function public.search_words(q text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(left(word, 40) order by position), '{}')
  from (
    select word, position
    from regexp_split_to_table(public.plain_words(left(q, 200)), '[^[:alnum:]]+') with ordinality w (word, position)
    where word <> ''
    limit 8
  ) words
$$;
comment on function public.search_words(text) is 'What somebody typed, as at most eight plain words.';
