create table public.setting_changes (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][A-Za-z]{1,39}$'),
  version integer not null check (version > 0),
  value jsonb check (pg_column_size(value) <= 8192),
  effective_from timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 500),
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.profiles (id) on delete set null,
  constraint setting_changes_one_after_the_other unique (name, version),
  constraint setting_changes_withdrawn_before_effect check (withdrawn_at < effective_from),
  constraint setting_changes_whole_cents check (
    value is null or name not like '%Cents'
    or (jsonb_typeof(value) = 'number' and value::numeric = trunc(value::numeric) and value::numeric between 0 and 100000000)),
  constraint setting_changes_days check (
    value is null or name <> 'reviewDays' or (jsonb_typeof(value) = 'number' and value::numeric between 1 and 90))
);
comment on table public.setting_changes is
  'Every change of a setting of the site. Of those of a name that are in force and not withdrawn the latest counts; without one, the default. Append-only.';
comment on column public.setting_changes.version is 'Counts the changes of this setting: of two that were made of the same state one is refused.';
comment on column public.setting_changes.value is 'Null for the default.';
comment on column public.setting_changes.withdrawn_at is 'When it was withdrawn, before it came into force.';
create index setting_changes_by on public.setting_changes (changed_by) where changed_by is not null;
create index setting_changes_withdrawn_by on public.setting_changes (withdrawn_by) where withdrawn_by is not null;

alter table public.setting_changes enable row level security;
grant select on public.setting_changes to authenticated;
grant select, insert, update (withdrawn_at, withdrawn_by) on public.setting_changes to service_role;
revoke delete, truncate on public.setting_changes from service_role;
create policy setting_changes_select on public.setting_changes for select to authenticated
  using ((select public.has_role('admin')));

alter table public.bookings
  add fee_percent double precision not null default 15 check (fee_percent between 0 and 50),
  add commission_percents double precision[] not null default '{20,8,4,2}'
    check (cardinality(commission_percents) <= 4 and 0 <= all (commission_percents));
comment on column public.bookings.fee_percent is 'The platform''s fee on the rental price, in per cent, as it was when booked.';
comment on column public.bookings.commission_percents is
  'What levels 1 to 4 above the renter earn of that fee, in per cent, as it was when booked.';
