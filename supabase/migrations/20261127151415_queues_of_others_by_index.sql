-- Who may not read the audit log, cases or differences of money had all of them looked through to be given none.
create function public.first_time_for(wanted text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select timestamptz '-infinity' where public.has_role(wanted)
$$;
comment on function public.first_time_for(text) is
  'The earliest time where the caller has this role, else null: the start of the range of rows that the role sees.';
revoke execute on function public.first_time_for(text) from public, anon;
grant execute on function public.first_time_for(text) to authenticated, service_role;

alter policy audit_log_select on public.audit_log
  using (at between (select public.first_time_for('admin')) and 'infinity'
    and (select public.first_time_for('admin')) = '-infinity');
alter policy payment_discrepancies_select_admin on public.payment_discrepancies
  using (id between (select public.first_id_for('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    and (select public.first_id_for('finance')) = '00000000-0000-0000-0000-000000000000');
alter policy cases_select on public.cases
  using (reporter_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'
      and public.concerns_me(cases) is not true));

-- In plans for staff these ranges are not collected first, as for the other large tables.
create policy audit_log_select_staff on public.audit_log for select to authenticated
  using (public.planned_for_staff() and (select public.has_role('admin')));
create policy payment_discrepancies_select_staff on public.payment_discrepancies for select to authenticated
  using (public.planned_for_staff() and (select public.has_role('finance')));
create policy cases_select_staff on public.cases for select to authenticated
  using (public.planned_for_staff() and public.concerns_me(cases) is not true and (select public.has_role('moderator')));
