create or replace function public.split_words(text text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(left(word, 40) order by position), '{}')
  from regexp_split_to_table(public.plain_words(text), '[^[:alnum:]]+') with ordinality w (word, position)
  where word <> ''
$$;
comment on function public.split_words(text) is 'The plain words of a text, in their order.';
