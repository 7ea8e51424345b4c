create table public.lifecycle_transitions (
  thing text not null,
  from_status text not null,
  to_status text not null,
  transition text not null,
  actor text not null check (actor in ('owner', 'renter', 'claimant', 'respondent', 'either', 'clock', 'moderator', 'admin')),
  primary key (thing, from_status, transition)
);
comment on table public.lifecycle_transitions is
  'Every allowed change of a status, as the lifecycles in src/domain have them; filled by the routine of this name.';

create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  transition text not null,
  from_status text not null,
  to_status text not null,
  role text not null check (role in ('owner', 'renter', 'clock', 'moderator')),
  user_id uuid references public.profiles (id) on delete restrict,
  reason text,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  position integer not null default 0,
  previous_hash text not null default '',
  hash text not null default '',
  constraint booking_events_in_order unique (booking_id, position)
);
comment on table public.booking_events is
  'Every step of a booking: who, from, to, why and when. Only ever appended to; every row carries the hash of the one before.';
comment on column public.booking_events.hash is 'Of the row''s content and of previous_hash; a trigger writes position and both.';
comment on column public.booking_events.role is 'In which role the transition was made; the clock has no user.';
create index booking_events_booking on public.booking_events (booking_id, id);
create index booking_events_user on public.booking_events (user_id) where user_id is not null;

alter table public.lifecycle_transitions enable row level security;
alter table public.booking_events enable row level security;
grant select on public.lifecycle_transitions to anon, authenticated, service_role;
grant select on public.booking_events to authenticated;
grant select, insert on public.booking_events to service_role;
revoke update, delete, truncate on public.booking_events from service_role;

create policy lifecycle_transitions_select on public.lifecycle_transitions for select to anon, authenticated using (true);
create policy booking_events_select_own on public.booking_events for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id));
