create or replace function public.ban_account(person uuid, until timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set banned_until = until, updated_at = now() where id = person;
  if not found then
    return false;
  end if;
  if until > now() then
    delete from auth.sessions where user_id = person;
  end if;
  return true;
end
$$;
comment on function public.ban_account(uuid, timestamptz) is 'Keeps an account from signing in until an instant (''infinity'' forever, null to lift it) and ends its sessions.';
revoke execute on function public.ban_account(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.ban_account(uuid, timestamptz) to service_role;
