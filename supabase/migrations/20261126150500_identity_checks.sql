-- Who people are may be checked by an outside service, which keeps the pictures and tells what became of it.
create table public.identity_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete set null,
  provider text not null check (provider in ('stripe')),
  reference text unique check (char_length(reference) between 1 and 255),
  status text not null default 'open' check (status in ('open', 'checking', 'verified', 'closed')),
  attempt text check (char_length(attempt) <= 255),
  opened_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  forget_at timestamptz
);
comment on table public.identity_checks is
  'Checks of identity by an outside service; what one of them found is in kyc_submissions.';
comment on column public.identity_checks.user_id is 'Null once the account is gone and the service has yet to forget.';
comment on column public.identity_checks.reference is
  'The service''s id of the check; null until it answered, and once it was told to forget.';
comment on column public.identity_checks.attempt is
  'The service''s id of the last try that was told here, so that none counts twice.';
comment on column public.identity_checks.looked_at is 'When the service was last asked.';
comment on column public.identity_checks.forget_at is 'From when on the service is told to delete what it keeps.';
create unique index identity_checks_one_open on public.identity_checks (user_id) where status in ('open', 'checking');
create index identity_checks_user on public.identity_checks (user_id, opened_at desc);
create index identity_checks_waiting on public.identity_checks (looked_at) where status in ('open', 'checking');
create index identity_checks_forget on public.identity_checks (forget_at) where forget_at is not null;

alter table public.identity_checks enable row level security;
grant select (id, user_id, status, opened_at) on public.identity_checks to authenticated;
grant all on public.identity_checks to service_role;
create policy "own checks" on public.identity_checks for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.kyc_submissions
  alter column document_path drop not null,
  add column check_id uuid references public.identity_checks (id) on delete restrict,
  add constraint kyc_submissions_proof check ((document_path is null) = (check_id is not null));
comment on column public.kyc_submissions.check_id is 'The check by an outside service that stands in the place of a document.';
create index kyc_submissions_check on public.kyc_submissions (check_id) where check_id is not null;
comment on table public.kyc_submissions is 'Proofs of a person''s identity, one a step, decided by a moderator (by the clock in demo mode) or an outside service; each shows a document in the private bucket, or names the service''s check.';
