-- Under its own rights: expecting few people whom the caller may read, a plan under policies read all of them for each page.
create or replace view public.staff_audit with (security_invoker = false) as
  select a.id, a.action, a.details, a.address, a.device, a.at, a.actor_id, a.subject_id,
    (select jsonb_build_object('name', p.name, 'email', p.email) from public.profiles p where p.id = a.actor_id) as actor,
    (select jsonb_build_object('name', p.name, 'email', p.email) from public.profiles p where p.id = a.subject_id) as subject
  from public.audit_log a
  where (select public.has_role('admin'));
comment on view public.staff_audit is
  'For admins, empty for other callers: the audit log with the names and addresses of its people, null where they are gone.';
revoke all on public.staff_audit from public, anon, authenticated;
grant select on public.staff_audit to authenticated;
