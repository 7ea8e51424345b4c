create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
comment on table public.recovery_codes is 'Ten codes, each once instead of the second factor. 64 random bits each, kept as hashes.';
alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from anon, authenticated;
