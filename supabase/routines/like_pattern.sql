create or replace function public.like_pattern(words text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(w.words) < 3 then '' else '%' end
    || replace(replace(replace(w.words, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from (select trim(like_pattern.words)) w (words)
$$;
comment on function public.like_pattern(text) is
  'A pattern for texts that hold these words, or begin with them where they are too short for an index to find inside.';
revoke execute on function public.like_pattern(text) from public, anon;
