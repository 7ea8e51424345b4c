-- A person's row that goes leaves its id empty here (on delete set null): that is the one change there is.
create or replace function public.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'actor_id' - 'subject_id' = to_jsonb(old) - 'actor_id' - 'subject_id'
      and (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
      and (new.subject_id is null or new.subject_id is not distinct from old.subject_id)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is only ever appended to' using errcode = 'LA090', constraint = 'audit_log_append_only';
end
$$;
comment on function public.refuse_audit_change() is 'Refuses with LA090 to change or delete what the back office did, for every role.';
revoke execute on function public.refuse_audit_change() from public, anon, authenticated;

create or replace trigger refuse_audit_change before update or delete on public.audit_log
  for each row execute function public.refuse_audit_change();
create or replace trigger refuse_audit_truncate before truncate on public.audit_log
  for each statement execute function public.refuse_audit_change();
