create or replace view public.reports with (security_invoker = true) as
  select id, reporter_id, item_id, reason, message, status, created_at, decided_at, decided_by
  from public.cases where item_id is not null;
comment on view public.reports is
  'The cases about items for processes of release 1.0, which may go on beside newer ones.';
grant all on public.reports to service_role;
