create table public.kyc_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  step text not null check (step in ('identity', 'selfie', 'address', 'business')),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'expired')),
  document_path public.object_name not null,
  details jsonb not null default '{}',
  reason text check (char_length(reason) <= 200),
  message text check (char_length(message) <= 1000),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  kept_until timestamptz,
  check (kept_until is null or status = 'expired'),
  check ((status = 'pending') = (decided_at is null)),
  constraint kyc_submissions_document_folder
    check (starts_with(document_path, user_id::text || '/' || step || '/'))
);
comment on table public.kyc_submissions is 'Proofs of a person''s identity, one a step, decided by a moderator (by the clock in demo mode); each shows a document in the private bucket.';
comment on column public.kyc_submissions.reason is 'A code of src/domain/moderation/reasons.ts, or reset.';
comment on column public.kyc_submissions.message is 'The moderator''s message to the person, beside the reason.';
comment on column public.kyc_submissions.kept_until is
  'Until when a withdrawn proof stays as evidence, because a rental relied on it; then its document and details go.';
create index kyc_submissions_user on public.kyc_submissions (user_id, submitted_at desc);
create unique index kyc_submissions_one_pending on public.kyc_submissions (user_id, step) where status = 'pending';
create index kyc_submissions_decided_by on public.kyc_submissions (decided_by) where decided_by is not null;
create index kyc_submissions_kept on public.kyc_submissions (kept_until) where kept_until is not null;
create index kyc_submissions_pending on public.kyc_submissions (submitted_at) where status = 'pending';

alter table public.kyc_submissions enable row level security;
-- Not the details, nor who decided: a moderator reads them by a use case, which writes down that they looked.
grant select (id, user_id, step, status, document_path, reason, message, submitted_at, decided_at, kept_until)
  on public.kyc_submissions to authenticated;
grant all on public.kyc_submissions to service_role;

create table public.kyc_openings (
  submission_id uuid not null references public.kyc_submissions (id) on delete cascade,
  moderator_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (submission_id, moderator_id)
);
comment on table public.kyc_openings is
  'Who was handed the document of a proof, and when first. Only they decide on it.';
create index kyc_openings_moderator on public.kyc_openings (moderator_id);
alter table public.kyc_openings enable row level security;
grant select on public.kyc_openings to authenticated;
grant select, insert, delete on public.kyc_openings to service_role;
create policy kyc_openings_select_own on public.kyc_openings for select to authenticated
  using (moderator_id = (select auth.uid()));
alter table public.kyc_submissions add constraint kyc_submissions_opened_by_decider
  foreign key (id, decided_by) references public.kyc_openings (submission_id, moderator_id)
  on delete set null (decided_by);
create index kyc_submissions_opened on public.kyc_submissions (id, decided_by) where decided_by is not null;

create policy kyc_submissions_select_own on public.kyc_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (select public.has_role('moderator')));

-- A moderator who checked a document, or is about to, must find the same one again.
create policy "evidence stays" on storage.objects as restrictive
  for delete to authenticated using (
    bucket_id <> 'documents'
    or not exists (
      select from public.kyc_submissions s
      where s.user_id = (select auth.uid()) and s.document_path = objects.name
        and (s.status in ('pending', 'verified') or s.kept_until is not null)
    )
  );

create table public.identity_waits (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  began_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '4 hours',
  approved_at timestamptz,
  constraint identity_waits_at_most_four_hours check (ends_at between began_at and began_at + interval '4 hours')
);
comment on table public.identity_waits is
  'Who holds dates while a moderator looks at their proof of identity; the last time of each person, so that the next one can be refused for a week.';
comment on column public.identity_waits.ends_at is 'Until when what they hold is held; now, where the proof was refused.';
alter table public.identity_waits enable row level security;
grant all on public.identity_waits to service_role;
