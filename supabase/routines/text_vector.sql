create or replace function public.text_vector(locale text, text text) returns tsvector
language sql stable set search_path = '' as $$
  select to_tsvector('simple', public.plain_words(text))
    || to_tsvector(public.text_search_configuration(locale), public.plain_words(text))
$$;
comment on function public.text_vector(text, text) is 'Words as written and stemmed, without accents.';
