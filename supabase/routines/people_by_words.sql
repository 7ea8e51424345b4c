-- after: like_pattern
create or replace function public.people_by_words(words text, at_most integer) returns uuid[]
language sql stable set search_path = '' as $$
  select case when char_length(trim(words)) < 3 then array(
    select p.id from public.profiles p
    where lower(p.name) like lower(public.like_pattern(words)) or p.email like lower(public.like_pattern(words))
    limit at_most
  ) else array(
    select p.id from public.profiles p
    where p.name ilike public.like_pattern(words) or p.email ilike public.like_pattern(words)
    limit at_most
  ) end
$$;
comment on function public.people_by_words(text, integer) is
  'At most so many of the people whose name or e-mail address holds these words; for routines that have checked their caller.';
revoke execute on function public.people_by_words(text, integer) from public, anon;
