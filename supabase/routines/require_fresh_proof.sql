create or replace function public.require_fresh_proof() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
      and c.updated_at > now() - interval '10 minutes'
  ) then
    raise sqlstate 'PGRST' using
      message = '{"code": "REAUTHENTICATION_NEEDED", "message": "This session has not proved itself within ten minutes."}',
      detail = '{"status": 403, "headers": {}}';
  end if;
end
$$;
comment on function public.require_fresh_proof() is
  'Refuses a session that has not proved who it is within ten minutes, for functions that change how an account is entered. As the auth service does (packages/backend/src/auth/sessions/fresh-proof.ts).';
revoke execute on function public.require_fresh_proof() from public, anon, authenticated;
