-- Keys of a device or a password manager that sign in without a password (WebAuthn).

create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential jsonb not null,
  credential_id text not null unique,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_id_idx on auth.passkeys (user_id);
comment on table auth.passkeys is 'Public keys that sign an account in without a password.';
comment on column auth.passkeys.credential is 'Id, public key (base64url of COSE), signature counter and transports.';

create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge text not null,
  created_at timestamptz not null default now()
);
create index passkey_challenges_user_id_idx on auth.passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_created_at_idx on auth.passkey_challenges (created_at);
comment on table auth.passkey_challenges is 'Questions to a passkey, each answered once; without an account while it is not known who answers.';

alter table auth.passkeys enable row level security;
alter table auth.passkey_challenges enable row level security;
revoke all on auth.passkeys, auth.passkey_challenges from public, anon, authenticated, service_role;
