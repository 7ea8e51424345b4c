create table public.idempotency_keys (
  key text not null check (char_length(key) between 8 and 200),
  user_id uuid not null references public.profiles (id) on delete cascade,
  use_case text not null,
  input_hash text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, use_case, key)
);
comment on table public.idempotency_keys is 'What a use case answered, so that the same request sent twice is done once; body is the JSON as it was sent.';
create index idempotency_keys_created on public.idempotency_keys (created_at);

alter table public.idempotency_keys enable row level security;
grant all on public.idempotency_keys to service_role;
