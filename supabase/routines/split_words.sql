-- after: plain_words
create or replace function public.split_words(text text) returns text[]
language sql stable as $$
  select array(
    select left(word, 40) from unnest(regexp_split_to_array(public.plain_words(text), '[^[:alnum:]]+')) word where word <> ''
  )
$$;
comment on function public.split_words(text) is 'The plain words of a text, in their order.';
