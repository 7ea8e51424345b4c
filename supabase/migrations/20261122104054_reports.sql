create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  item_id uuid not null references public.items (id) on delete cascade,
  reason text not null check (reason in (
    'forbidden', 'misleading', 'unsafe', 'pictures', 'contact', 'offensive', 'other', 'appeal'
  )),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'changed', 'removed', 'restored')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  check ((status = 'open') = (decided_at is null)),
  check (status = 'open' or decided_at >= created_at)
);
comment on table public.reports is
  'Objections to a listing, and of its lender to a removal (an appeal); a moderator decides.';
comment on column public.reports.reason is 'A code of src/domain/moderation/reports.ts.';
comment on column public.reports.status is
  'The decision: the listing stays, has to be changed, was removed, or is back.';
create unique index reports_one_open on public.reports (reporter_id, item_id) where status = 'open';
create index reports_item on public.reports (item_id, created_at);
create index reports_reporter on public.reports (reporter_id, created_at desc);
create index reports_open on public.reports (created_at) where status = 'open';
create index reports_decided_by on public.reports (decided_by) where decided_by is not null;

alter table public.reports enable row level security;
-- A reporter learns what was decided, not by whom; the lender never learns who reported, not as one of the team either.
grant select (id, reporter_id, item_id, reason, message, status, created_at, decided_at) on public.reports to authenticated;
grant all on public.reports to service_role;

create policy reports_select on public.reports for select to authenticated
  using (
    reporter_id = (select auth.uid())
    or ((select public.has_role('moderator')) and not public.owns_item(item_id))
  );
