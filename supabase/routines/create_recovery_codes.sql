create or replace function public.create_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  random text;
  code text;
begin
  if not exists (
    select from auth.sessions s
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id' and s.aal = 'aal2'
  ) or auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise insufficient_privilege using message = 'Recovery codes need a session with the second factor (aal2).';
  end if;
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
    -- The digits 13 and 17 of a random UUID are fixed: take twelve before them and four from the end.
    random := replace(gen_random_uuid()::text, '-', '');
    code := substr(random, 1, 12) || substr(random, 29, 4);
    insert into public.recovery_codes (user_id, code_hash)
    values (auth.uid(), sha256(convert_to(auth.uid()::text || code, 'utf8')));
    return next regexp_replace(code, '(.{4})(?=.)', '\1-', 'g');
  end loop;
end
$$;
comment on function public.create_recovery_codes() is 'Ten new recovery codes, shown this once; the earlier ones stop working.';
revoke execute on function public.create_recovery_codes() from public, anon;
grant execute on function public.create_recovery_codes() to authenticated;
