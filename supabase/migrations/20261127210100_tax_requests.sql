create table public.tax_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  requested_at timestamptz not null,
  first_reminder_at timestamptz,
  second_reminder_at timestamptz,
  withheld_at timestamptz,
  answered_at timestamptz,
  told_at timestamptz,
  constraint tax_requests_in_order check (
    (first_reminder_at is null or first_reminder_at > requested_at)
    and (second_reminder_at is null or coalesce(second_reminder_at > first_reminder_at, false))),
  -- Council Directive (EU) 2021/514, annex V, section IV A(2): after two reminders, and not before 60 days.
  constraint tax_requests_by_law check (withheld_at is null or coalesce(
    withheld_at > second_reminder_at and withheld_at >= requested_at + interval '1440 hours', false))
);
comment on table public.tax_requests is
  'When lenders were asked for what the tax report lacks of them, reminded twice, and since when their payouts are withheld.';
comment on column public.tax_requests.answered_at is 'When nothing was missing any more; null while something is.';
comment on column public.tax_requests.told_at is 'When its lender was told that payouts are no longer withheld.';
create unique index tax_requests_open on public.tax_requests (user_id) where answered_at is null;
create index tax_requests_of_person on public.tax_requests (user_id);
create index tax_requests_waiting on public.tax_requests (id) where answered_at is null;
create index tax_requests_to_tell on public.tax_requests (id)
  where answered_at is not null and withheld_at is not null and told_at is null;

alter table public.tax_requests enable row level security;
grant select on public.tax_requests to authenticated;
grant select, insert, update, delete on public.tax_requests to service_role;
create policy tax_requests_select_staff on public.tax_requests for select to authenticated
  using ((select public.has_role('accounts')));
