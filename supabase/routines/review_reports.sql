create or replace view public.review_reports with (security_invoker = true) as
  select id, reporter_id, review_id, reason, message, status, created_at, decided_at, decided_by
  from public.cases where review_id is not null;
comment on view public.review_reports is
  'The cases about reviews for processes of release 1.0, which may go on beside newer ones.';
grant all on public.review_reports to service_role;
