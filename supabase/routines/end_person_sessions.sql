create or replace function public.end_person_sessions(person uuid, session_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from auth.sessions s
  where s.user_id = person and (end_person_sessions.session_id is null or s.id = end_person_sessions.session_id);
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.end_person_sessions(uuid, uuid) is
  'Signs a person out on one device, or on all of them; how many it were. Only for use cases.';
revoke execute on function public.end_person_sessions(uuid, uuid) from public, anon, authenticated;
grant execute on function public.end_person_sessions(uuid, uuid) to service_role;
