-- The operations on an account that use cases may call. They run as service_role, which reads and writes nothing in
-- schema auth.

create or replace function public.erase_account(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where user_id = person;
  delete from auth.identities where user_id = person;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.one_time_tokens where user_id = person;
  delete from auth.flow_state where user_id = person;
  delete from public.recovery_codes where user_id = person;
  -- A hosted project keeps passkeys elsewhere, and no addresses.
  if to_regclass('auth.passkeys') is not null then
    execute 'delete from auth.passkeys where user_id = $1' using person;
    execute 'delete from auth.passkey_challenges where user_id = $1' using person;
  end if;
  if to_regclass('auth.known_addresses') is not null then
    execute 'delete from auth.known_addresses where user_id = $1' using person;
  end if;
  update auth.users set
    email = null, phone = null, encrypted_password = null, email_change = '', phone_change = '',
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(), updated_at = now()
  where id = person;
  return found;
end
$$;
comment on function public.erase_account(uuid) is 'Empties an account of everything personal and ends its sessions; the id stays, for records that must be kept.';
revoke execute on function public.erase_account(uuid) from public, anon, authenticated;
grant execute on function public.erase_account(uuid) to service_role;
