create table public.person_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete set null,
  reason text not null check (reason in (
    'impersonation', 'name', 'photo', 'harassment', 'fraud', 'other', 'appeal'
  )),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'warned', 'blocked', 'lifted')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  constraint person_reports_appeal_is_own check ((reason = 'appeal') = (reporter_id = person_id)),
  constraint person_reports_lifted_on_appeal check (
    case when reason = 'appeal' then status in ('open', 'dismissed', 'lifted') else status <> 'lifted' end),
  check ((status = 'open') = (decided_at is null)),
  check (status = 'open' or decided_at >= created_at)
);
comment on table public.person_reports is
  'Objections to a person, and of that person to a warning or block (an appeal); a moderator decides.';
comment on column public.person_reports.reason is 'A code of src/domain/moderation/person-reports.ts.';
comment on column public.person_reports.booking_id is 'The rental of these two that it was written from.';
comment on column public.person_reports.status is
  'The decision: nothing, a warning, a block; on an appeal, that it is dismissed or lifts the earlier one.';
create unique index person_reports_one_open on public.person_reports (reporter_id, person_id) where status = 'open';
create index person_reports_person on public.person_reports (person_id, created_at desc);
create index person_reports_booking on public.person_reports (booking_id) where booking_id is not null;
create index person_reports_open on public.person_reports (created_at) where status = 'open';
create index person_reports_decided_by on public.person_reports (decided_by) where decided_by is not null;

alter table public.person_reports enable row level security;
-- A reporter learns what was decided, not by whom; the person never learns who reported, not as one of the team either.
grant select (id, reporter_id, person_id, booking_id, reason, message, status, created_at, decided_at)
  on public.person_reports to authenticated;
grant all on public.person_reports to service_role;

create policy person_reports_select on public.person_reports for select to authenticated
  using (
    reporter_id = (select auth.uid())
    or ((select public.has_role('moderator')) and person_id <> (select auth.uid()))
  );
