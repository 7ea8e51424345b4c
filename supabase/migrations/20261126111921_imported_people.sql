-- Items of an import may be of people who were imported before and have not accepted yet.
create table public.imported_people (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.imported_people is 'Who was invited by a file of the operator: items may be imported in their names before they accept.';
alter table public.imported_people enable row level security;
grant all on public.imported_people to service_role;
