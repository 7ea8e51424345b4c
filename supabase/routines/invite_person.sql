-- after: create_profile
-- after: drop_unasked_agreements
create or replace function public.invite_person(address text, person_name text, language text, moment timestamptz)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := gen_random_uuid();
  meta jsonb := jsonb_strip_nulls(jsonb_build_object('name', person_name, 'locale', language));
begin
  -- Empty tokens are written, because a hosted project has no default for them and cannot read nulls.
  insert into auth.users (id, instance_id, aud, role, email, raw_user_meta_data, raw_app_meta_data,
    confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at)
  values (person, '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', lower(address), meta,
    '{"provider": "email", "providers": ["email"]}', '', '', '', '', moment, moment)
  on conflict do nothing;
  if not found then
    return null;
  end if;
  insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
  values (person::text, person,
    meta || jsonb_build_object('sub', person, 'email', lower(address), 'email_verified', false), 'email',
    moment, moment, moment);
  -- By this step it is known as an account that others made, which has agreed to nothing yet.
  update auth.users set invited_at = moment where id = person;
  return person;
end
$$;
comment on function public.invite_person(text, text, text, timestamptz) is
  'Makes an account without a password for an address that has none yet, and returns its id; null where one exists, which is left as it is.';
revoke execute on function public.invite_person(text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.invite_person(text, text, text, timestamptz) to service_role;
