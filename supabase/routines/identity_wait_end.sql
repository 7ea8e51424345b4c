create or replace function public.identity_wait_end(person uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select w.ends_at from public.identity_waits w
  where w.user_id = person and w.ends_at > now() and w.approved_at is null
$$;
comment on function public.identity_wait_end(uuid) is
  'Until when this person''s dates are held while their identity is decided; null where no such wait is running.';
revoke execute on function public.identity_wait_end(uuid) from public, anon, authenticated;
grant execute on function public.identity_wait_end(uuid) to service_role;
