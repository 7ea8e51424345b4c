-- after: require_fresh_proof
create or replace function public.create_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  alphabet constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  random bytea;
  code text;
begin
  if not exists (
    select from auth.sessions s
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id' and s.aal = 'aal2'
  ) or auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise insufficient_privilege using message = 'Recovery codes need a session with the second factor (aal2).';
  end if;
  perform public.require_fresh_proof();
  delete from public.recovery_codes where user_id = auth.uid();
  if found then
    -- The first ten come with the second factor, of which another mail tells.
    insert into public.outbox (recipient, locale, template, data)
    select p.email, p.locale, 'account-changed', jsonb_build_object(
      'change', 'recovery-codes-made',
      'url', regexp_replace(auth.jwt() ->> 'iss', '/auth/v1$', '') || '/account/security'
    )
    from public.profiles p where p.id = auth.uid() and p.email <> '';
  end if;
  for i in 1 .. 10 loop
    -- 24 letters of five random bits each. Some bits of the bytes 6 and 8 of a random UUID are fixed.
    random := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, get_byte(random, at) % 32 + 1, 1), '' order by at) into code
    from unnest('{0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 23, 25, 26, 27, 28, 29}'::integer[]) as at;
    insert into public.recovery_codes (user_id, code_hash)
    values (auth.uid(), sha256(convert_to(auth.uid()::text || code, 'utf8')));
    return next regexp_replace(code, '(.{4})(?=.)', '\1-', 'g');
  end loop;
end
$$;
comment on function public.create_recovery_codes() is 'Ten new recovery codes, after a fresh proof, shown this once; the earlier ones stop working.';
revoke execute on function public.create_recovery_codes() from public, anon;
grant execute on function public.create_recovery_codes() to authenticated;
