-- after: require_fresh_proof
create or replace function public.end_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- The token may outlive its session; a signed-out device cannot sign others out.
  if not exists (
    select from auth.sessions s
    where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise insufficient_privilege using message = 'This session has ended.';
  end if;
  -- Everyone may leave; who sends other devices away has to be the one whom they belong to.
  if end_my_session.session_id::text is distinct from auth.jwt() ->> 'session_id' then
    perform public.require_fresh_proof();
  end if;
  delete from auth.sessions s where s.id = end_my_session.session_id and s.user_id = auth.uid();
  return found;
end
$$;
comment on function public.end_my_session(uuid) is 'Signs one of the caller''s devices out, another one after a fresh proof; false when it was not signed in.';
revoke execute on function public.end_my_session(uuid) from public, anon;
grant execute on function public.end_my_session(uuid) to authenticated;
