create table public.claim_assignments (
  claim_id uuid primary key references public.claims (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now()
);
comment on table public.claim_assignments is
  'The member of the team who works on a claim; its two sides do not learn who.';
create index claim_assignments_user on public.claim_assignments (user_id);

alter table public.claim_assignments enable row level security;
grant select on public.claim_assignments to authenticated;
grant select, insert, update, delete on public.claim_assignments to service_role;
create policy claim_assignments_select on public.claim_assignments for select to authenticated
  using (
    (select public.has_role('moderator'))
    and exists (
      select from public.claims c
      where c.id = claim_id and (select auth.uid()) not in (c.claimant_id, c.respondent_id)
    )
  );
