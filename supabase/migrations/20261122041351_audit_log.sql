create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (char_length(action) <= 60),
  subject_id uuid references public.profiles (id) on delete set null,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table public.audit_log is 'The actions of the back office: actor, action, subject. Append-only.';
comment on column public.audit_log.action is 'The use case, e.g. change-roles.';
comment on column public.audit_log.subject_id is 'The person it was done to.';
create index audit_log_subject on public.audit_log (subject_id, id) where subject_id is not null;
create index audit_log_actor on public.audit_log (actor_id, id) where actor_id is not null;

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;
revoke update, delete, truncate on public.audit_log from service_role;

create policy audit_log_select on public.audit_log for select to authenticated
  using ((select public.has_role('admin')));
