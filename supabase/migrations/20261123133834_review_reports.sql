create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  review_id uuid not null references public.reviews (id) on delete cascade,
  reason text not null check (reason in ('offensive', 'private', 'unrelated', 'pressure', 'other')),
  message text not null default '' check (char_length(message) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'hidden', 'reply-removed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  check ((status = 'open') = (decided_at is null)),
  check (status = 'open' or decided_at >= created_at)
);
comment on table public.review_reports is 'Objections to a published review or its reply; a moderator decides.';
comment on column public.review_reports.reason is 'A code of src/domain/moderation/review-reports.ts.';
comment on column public.review_reports.status is
  'The decision: nothing, the review is hidden, or only its reply was removed.';
create unique index review_reports_one_open on public.review_reports (reporter_id, review_id) where status = 'open';
create index review_reports_review on public.review_reports (review_id, created_at);
create index review_reports_open on public.review_reports (created_at) where status = 'open';
create index review_reports_decided_by on public.review_reports (decided_by) where decided_by is not null;

alter table public.review_reports enable row level security;
-- A reporter learns what was decided, not by whom; the author never learns who reported, not as one of the team either.
grant select (id, reporter_id, review_id, reason, message, status, created_at, decided_at)
  on public.review_reports to authenticated;
grant all on public.review_reports to service_role;

create function public.concerns_own_rental(review uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.reviews r where r.id = review and public.is_side_of(r.booking_id))
$$;
comment on function public.concerns_own_rental(uuid) is 'Whether the review is of a rental of the caller''s.';
revoke execute on function public.concerns_own_rental(uuid) from public, anon;
grant execute on function public.concerns_own_rental(uuid) to authenticated, service_role;

create policy review_reports_select on public.review_reports for select to authenticated
  using (
    reporter_id = (select auth.uid())
    or ((select public.has_role('moderator')) and not public.concerns_own_rental(review_id))
  );
