create table public.hubs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null default 'Europe/Berlin',
  opening_hours jsonb not null default '{}',
  is_active boolean not null default true
);
comment on table public.hubs is 'Shared places for handing over.';
comment on column public.hubs.opening_hours is '{"mon": [["08:00", "20:00"]], …}, local time.';

alter table public.hubs enable row level security;
grant select on public.hubs to anon, authenticated;
grant all on public.hubs to service_role;

create policy hubs_select on public.hubs for select to anon, authenticated using (is_active);
