create table public.unit_returns (
  booking_id uuid not null references public.bookings (id) on delete restrict,
  unit_id uuid not null references public.item_units (id) on delete restrict,
  handover_id uuid not null references public.handovers (id) on delete restrict,
  returned_at timestamptz not null,
  constraint unit_returns_once primary key (booking_id, unit_id)
);
comment on table public.unit_returns is
  'Which units of a rental came back when, and with which statement: several may come back one after the other.';
create index unit_returns_unit on public.unit_returns (unit_id);
create index unit_returns_handover on public.unit_returns (handover_id);

alter table public.unit_returns enable row level security;
grant select on public.unit_returns to authenticated;
grant select, insert on public.unit_returns to service_role;
revoke update, delete, truncate on public.unit_returns from service_role;
create policy unit_returns_select_own on public.unit_returns for select to authenticated
  using (exists (select from public.bookings b where b.id = booking_id));
