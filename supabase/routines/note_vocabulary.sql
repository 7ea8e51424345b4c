-- after: split_words, is_filler
create or replace function public.note_vocabulary(texts text[]) returns void
language sql set search_path = '' as $$
  insert into public.search_vocabulary (word)
  select distinct word from unnest(texts) said, unnest(public.split_words(said)) word
  where length(word) >= 3 and not public.is_filler(word)
  -- In one order, so that two who write at once do not wait for each other.
  order by word
  on conflict do nothing
$$;
comment on function public.note_vocabulary(text[]) is 'Adds words to those that a mistyped one is compared with.';
