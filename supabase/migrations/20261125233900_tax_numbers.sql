create table public.tax_numbers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  number text check (number ~ '^[0-9A-Z][0-9A-Z ./-]{3,28}[0-9A-Z]$'),
  changed_at timestamptz not null
);
comment on table public.tax_numbers is
  'The tax numbers of lenders whose rentals are reported to the tax office. Only the server reads them.';
comment on column public.tax_numbers.country is 'Where its person pays taxes: ISO 3166-1 alpha-2.';
comment on column public.tax_numbers.number is 'Null where that country gave them none.';
alter table public.tax_numbers enable row level security;
grant all on public.tax_numbers to service_role;
