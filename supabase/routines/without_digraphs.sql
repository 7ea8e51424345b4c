-- Without a search path of its own, so that it becomes part of what calls it.
create or replace function public.without_digraphs(word text) returns text
language sql immutable as $$
  select case when word ~ '[aou]e' then regexp_replace(word, '([aou])e', '\1', 'g') else word end
$$;
comment on function public.without_digraphs(text) is
  'A plain word as it would be if ae, oe and ue were written for umlauts: "saege" is "sage", as plain_words() makes it of "Säge".';
