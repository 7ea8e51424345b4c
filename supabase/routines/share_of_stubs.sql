create or replace function public.share_of_stubs(words text, stubs text[]) returns double precision
language sql immutable as $$
  select case
    when cardinality(stubs) = 1 then (strpos(words, stubs[1]) > 0)::integer
    else (
      coalesce((strpos(words, stubs[1]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[2]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[3]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[4]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[5]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[6]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[7]) > 0)::integer, 0)
      + coalesce((strpos(words, stubs[8]) > 0)::integer, 0)
    )::float8 / cardinality(stubs)
  end
$$;
comment on function public.share_of_stubs(text, text[]) is
  'How many of at most eight stubs stand in the words, between 0 and 1; spelt out, because it is asked for every item found.';
