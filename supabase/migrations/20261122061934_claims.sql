create table public.claims (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  booking_id uuid not null references public.bookings (id) on delete restrict,
  kind text not null check (kind in ('damage', 'missing', 'late', 'no_show')),
  claimant_id uuid not null references public.profiles (id) on delete restrict,
  respondent_id uuid not null references public.profiles (id) on delete restrict,
  status text not null default 'open'
    check (status in ('open', 'countered', 'escalated', 'decided', 'appealed', 'settled', 'withdrawn')),
  amount_cents bigint not null check (amount_cents > 0),
  offer_cents bigint check (offer_cents > 0 and offer_cents < amount_cents),
  award_cents bigint check (award_cents between 0 and amount_cents),
  description text not null default '' check (char_length(description) <= 3000),
  calculation jsonb,
  due_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint claims_one_of_a_kind unique (booking_id, kind),
  constraint claims_two_people check (claimant_id <> respondent_id),
  constraint claims_late_is_calculated check ((kind = 'late') = (calculation is not null))
);
comment on table public.claims is
  'Claims of one side of a rental on the other. While one is open the lender''s money waits and reviews stay sealed.';
comment on column public.claims.offer_cents is 'The respondent''s counter-offer.';
comment on column public.claims.award_cents is
  'The claimant''s amount: agreed on, or decided and perhaps still open to an appeal.';
comment on column public.claims.calculation is 'The calculation of a late fee, as both sides are shown it.';
comment on column public.claims.due_at is 'When silence decides; nothing while a moderator or an admin has to.';
create index claims_claimant on public.claims (claimant_id);
create index claims_respondent on public.claims (respondent_id);
create index claims_due on public.claims (due_at) where due_at is not null;
create index claims_to_decide on public.claims (updated_at) where status in ('escalated', 'appealed');
create trigger claims_touch before update on public.claims
  for each row execute function public.touch_updated_at();

create table public.claim_events (
  id bigint generated always as identity primary key,
  claim_id uuid not null references public.claims (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('claimant', 'respondent', 'owner', 'renter', 'clock', 'moderator', 'admin')),
  user_id uuid references public.profiles (id) on delete set null,
  reason text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table public.claim_events is 'Every step of a claim: who, from, to, why and when. Only ever appended to.';
create index claim_events_claim on public.claim_events (claim_id, id);
create index claim_events_user on public.claim_events (user_id) where user_id is not null;

create table public.claim_evidence (
  claim_id uuid not null references public.claims (id) on delete cascade,
  path public.object_name not null,
  user_id uuid not null references public.profiles (id) on delete restrict,
  added_at timestamptz not null default now(),
  primary key (claim_id, path)
);
comment on table public.claim_evidence is 'Photos of a claim: objects of the bucket claims, below the booking''s id and the person''s.';
create index claim_evidence_user on public.claim_evidence (user_id);

alter table public.claims enable row level security;
alter table public.claim_events enable row level security;
alter table public.claim_evidence enable row level security;
grant select on public.claims, public.claim_evidence to authenticated;
-- Both sides learn what was decided and why, not by whom.
grant select (id, claim_id, transition, from_status, to_status, role, reason, details, at)
  on public.claim_events to authenticated;
grant select, insert, update on public.claims to service_role;
grant select, insert on public.claim_events, public.claim_evidence to service_role;
revoke delete, truncate on public.claims from service_role;
revoke update, delete, truncate on public.claim_events, public.claim_evidence from service_role;

create policy claims_select_own on public.claims for select to authenticated
  using (
    claimant_id = (select auth.uid()) or respondent_id = (select auth.uid()) or (select public.has_role('moderator'))
  );
create policy claim_events_select_own on public.claim_events for select to authenticated
  using (exists (select from public.claims c where c.id = claim_id));
create policy claim_evidence_select_own on public.claim_evidence for select to authenticated
  using (exists (select from public.claims c where c.id = claim_id));

-- The moderator who decides on a claim sees its rental, with the statements and photos of both sides.
create policy bookings_select_claimed on public.bookings for select to authenticated
  using (
    (select public.has_role('moderator'))
    and exists (select from public.claims c where c.booking_id = bookings.id)
  );

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('claims', 'claims', false, 10 * 1024 * 1024, '{image/*}')
on conflict (id) do nothing;

create policy "both sides of a rental and who decides see its evidence" on storage.objects
  for select to authenticated using (
    bucket_id = 'claims'
    and exists (select from public.bookings b where b.id::text = (storage.foldername(name))[1])
  );
-- No policy for update or delete: evidence stays.
create policy "both sides of a rental add evidence in their own name" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'claims'
    and (storage.foldername(name))[2] = (select auth.uid())::text
    and exists (
      select from public.bookings b
      where b.id::text = (storage.foldername(name))[1]
        and (select auth.uid()) in (b.renter_id, b.owner_id)
        and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
    )
  );
