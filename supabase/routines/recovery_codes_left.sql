create or replace function public.recovery_codes_left() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.recovery_codes where user_id = (select auth.uid()) and used_at is null
$$;
comment on function public.recovery_codes_left() is 'The number of the caller''s unused recovery codes.';
revoke execute on function public.recovery_codes_left() from public, anon;
grant execute on function public.recovery_codes_left() to authenticated;
