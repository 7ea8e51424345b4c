-- after: like_pattern
create or replace function public.items_by_words(words text, at_most integer) returns uuid[]
language sql stable set search_path = '' as $$
  select array(select i.id from public.items i where i.title ilike public.like_pattern(words) limit at_most)
$$;
comment on function public.items_by_words(text, integer) is
  'At most so many of the items whose title holds these words, in whatever state; for routines that have checked their caller.';
revoke execute on function public.items_by_words(text, integer) from public, anon;
