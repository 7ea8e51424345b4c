-- after: like_pattern
create or replace function public.people_by_words(words text, at_most integer) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select p.id from public.profiles p
    where p.name ilike public.like_pattern(words) or p.email ilike public.like_pattern(words)
    limit at_most
  )
$$;
comment on function public.people_by_words(text, integer) is
  'At most so many of the people whose name or e-mail address holds these words; for routines that have checked their caller.';
revoke execute on function public.people_by_words(text, integer) from public, anon;
