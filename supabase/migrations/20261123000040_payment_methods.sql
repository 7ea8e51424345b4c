create table public.payment_customers (
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null,
  provider_customer_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, provider_customer_id)
);
comment on table public.payment_customers is 'How each payment provider calls a person.';

alter table public.payment_customers enable row level security;
grant all on public.payment_customers to service_role;
