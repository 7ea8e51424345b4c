create table public.listing_events (
  id bigint generated always as identity primary key,
  item_id uuid not null references public.items (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('owner', 'moderator', 'admin')),
  user_id uuid references public.profiles (id) on delete set null,
  reason text check (char_length(reason) <= 40),
  message text check (char_length(message) <= 1000),
  at timestamptz not null default now()
);
comment on table public.listing_events is 'Every change of a listing''s status: who, from, to, why and when. Only ever appended to.';
comment on column public.listing_events.reason is 'A code of src/domain/moderation/reasons.ts.';
comment on column public.listing_events.message is 'The moderator''s message to the lender.';
create index listing_events_item on public.listing_events (item_id, id);
create index listing_events_user on public.listing_events (user_id) where user_id is not null;
create index items_waiting on public.items (updated_at) where status = 'pending_review';

alter table public.listing_events enable row level security;
-- A lender learns what was decided and why, not by whom.
grant select (id, item_id, transition, from_status, to_status, role, reason, message, at)
  on public.listing_events to authenticated;
grant select, insert on public.listing_events to service_role;
revoke update, delete, truncate on public.listing_events from service_role;

create policy listing_events_select on public.listing_events for select to authenticated
  using (public.owns_item(item_id) or (select public.has_role('moderator')));
