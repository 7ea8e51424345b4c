create or replace view public.person_reports with (security_invoker = true) as
  select id, reporter_id, person_id, booking_id, reason, message, status, created_at, decided_at, decided_by
  from public.cases where person_id is not null;
comment on view public.person_reports is
  'The cases about people for processes of release 1.0, which may go on beside newer ones.';
grant all on public.person_reports to service_role;
