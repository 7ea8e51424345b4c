-- after: setting_number
create or replace function public.begin_identity_wait(person uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- As everything that changes somebody's identity: what is decided at this moment is seen here, or sees this wait.
  perform from public.profiles p where p.id = person for no key update;
  if not exists (
    select from public.kyc_submissions k
    where k.user_id = person and k.status = 'pending' and k.step in ('identity', 'selfie'))
  then
    return false;
  end if;
  insert into public.identity_waits as w (user_id, ends_at)
  values (person, now() + make_interval(hours => public.setting_number('identityWaitHours')::integer))
  on conflict (user_id) do update
    set began_at = excluded.began_at, ends_at = excluded.ends_at, approved_at = null
    where w.began_at <= now() - interval '7 days';
  return found;
end
$$;
comment on function public.begin_identity_wait(uuid) is
  'Lets a person whose proof is being decided hold dates for as many hours as are set (four at first); false where none is, or where they did so within a week.';
revoke execute on function public.begin_identity_wait(uuid) from public, anon, authenticated;
grant execute on function public.begin_identity_wait(uuid) to service_role;
