create or replace function public.without_digraphs(words text[]) returns text[]
language sql immutable as $$
  select case
    when array_to_string(words, ' ') ~ 'ae|oe|ue'
      then string_to_array(regexp_replace(array_to_string(words, ' '), '([aou])e', '\1', 'g'), ' ')
    else words
  end
$$;
comment on function public.without_digraphs(text[]) is
  'Plain words as they would be if ae, oe and ue were written for umlauts: "saege" is "sage", as plain_words() makes it of "Säge".';
