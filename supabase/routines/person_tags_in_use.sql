create or replace function public.person_tags_in_use() returns table (key text, tag text)
language sql stable security definer set search_path = '' as $$
  -- From each tag to the next one in the index, however many people have it; nobody reads their own.
  with recursive used as (
    (
      select t.key, t.tag from public.person_tags t
      where t.person_id <> (select auth.uid()) and (select public.has_role('moderator'))
      order by t.key, t.person_id limit 1
    )
    union all
    select following.key, following.tag
    from used u
    cross join lateral (
      select t.key, t.tag from public.person_tags t
      where t.key > u.key and t.person_id <> (select auth.uid()) order by t.key, t.person_id limit 1
    ) following
  )
  select u.key, u.tag from used u limit 500
$$;
comment on function public.person_tags_in_use() is
  'The tags that the back office has given people, each once, in their order; none for other callers.';
revoke execute on function public.person_tags_in_use() from public, anon;
grant execute on function public.person_tags_in_use() to authenticated, service_role;
