-- Schema auth: accounts, their sessions and second factors, under the names that a hosted project uses.
-- Only the owner reads these tables; the four functions at the end are all that other roles may use.

create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

create table auth.users (
  instance_id uuid default '00000000-0000-0000-0000-000000000000',
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255) check (email = lower(email)),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255) default '',
  confirmation_sent_at timestamptz,
  recovery_token varchar(255) default '',
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255) default '',
  email_change varchar(255) default '',
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  is_super_admin boolean,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  rendered text
);
create unique index users_email_key on auth.users (email) where is_sso_user = false;
create index users_created_at_idx on auth.users (created_at desc, id);
comment on table auth.users is 'Accounts. What an application knows of a person lives in tables of its own.';
comment on column auth.users.email is 'In lower case.';
comment on column auth.users.phone is 'E.164 without the plus sign.';
comment on column auth.users.encrypted_password is 'argon2id in PHC form; bcrypt for imported accounts until their next sign-in.';
comment on column auth.users.raw_app_meta_data is 'Written by the server alone.';
comment on column auth.users.raw_user_meta_data is 'Written by the account itself: never a source of rights.';
comment on column auth.users.rendered is 'The account as the protocol shows it, in JSON; kept by triggers.';
comment on column auth.users.email_change_confirm_status is '1 once one of the two addresses of a secure change has confirmed.';

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);
comment on table auth.identities is 'The ways in which an account can be reached: e-mail, phone.';

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz,
  last_used_step bigint,
  web_authn_credential jsonb,
  web_authn_aaguid uuid
);
create unique index mfa_factors_friendly_name_key on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
comment on table auth.mfa_factors is 'Second factors of an account.';
comment on column auth.mfa_factors.secret is 'Encrypted with a key derived from the signing secret.';
comment on column auth.mfa_factors.last_used_step is 'The newest time step whose code was taken: no code counts twice.';

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  factor_id uuid references auth.mfa_factors (id) on delete set null,
  aal auth.aal_level default 'aal1',
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  country text check (country ~ '^[A-Z]{2}$'),
  tag text
);
create index sessions_user_id_created_at_idx on auth.sessions (user_id, created_at);
create index sessions_factor_id_idx on auth.sessions (factor_id) where factor_id is not null;
comment on table auth.sessions is 'Signed-in devices. Deleting one makes its access tokens useless at once.';

create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
);
comment on table auth.mfa_amr_claims is 'The methods by which a session proved its user: the amr claim.';

create table auth.refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  parent uuid references auth.refresh_tokens (id) on delete set null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id) where not revoked;
create index refresh_tokens_all_of_session_idx on auth.refresh_tokens (session_id);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent) where parent is not null;
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
comment on table auth.refresh_tokens is 'One row a rotation. Holds hashes only: a copy of this table opens no session.';

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  auth_code text unique,
  code_challenge_method auth.code_challenge_method not null,
  code_challenge text not null,
  provider_type text not null,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_created_at_idx on auth.flow_state (created_at);
comment on table auth.flow_state is 'PKCE flows between asking for a link and exchanging its code.';

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  attempts smallint not null default 0,
  flow_state_id uuid references auth.flow_state (id) on delete set null,
  drops_password boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id)
  where flow_state_id is not null;
create index one_time_tokens_token_hash_idx on auth.one_time_tokens using hash (token_hash);
comment on table auth.one_time_tokens is 'Mailed codes and links, at most one of a kind for an account; deleted when used.';
comment on column auth.one_time_tokens.flow_state_id is 'The PKCE flow that this link continues.';
comment on column auth.one_time_tokens.drops_password is 'Whether confirming the address with it takes the password away: a stranger may have set it.';
comment on column auth.one_time_tokens.attempts is 'Wrong codes so far; too many end the token.';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet,
  otp_code text,
  attempts smallint not null default 0,
  web_authn_session_data jsonb
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on auth.mfa_challenges (created_at);
comment on table auth.mfa_challenges is 'Open questions to a second factor; each is answered once.';

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

-- Row-level security without a policy: even a grant made by mistake would show nothing.
do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('revoke all on auth.%I from public, anon, authenticated, service_role', name);
  end loop;
end
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
comment on function auth.jwt() is 'The claims of the request''s token.';

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
comment on function auth.uid() is 'The signed-in account, or null.';

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )::text
$$;
comment on function auth.role() is 'The role that the request''s token asks for.';

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )::text
$$;
comment on function auth.email() is 'The e-mail address in the request''s token.';

-- GET /user is the most frequent request of all, and writing this text took three quarters of its time in the
-- database. So it is written when something changes, by the triggers below, and read as it is. What may be null is
-- put in front, because concat() leaves nulls out, while nulls inside of metadata have to stay.
create function auth.render_account(u auth.users) returns text language sql stable as $$
  select '{' || concat(
    '"email_confirmed_at":' || to_json(u.email_confirmed_at) || ',',
    '"phone_confirmed_at":' || to_json(u.phone_confirmed_at) || ',',
    '"confirmed_at":' || to_json(least(u.email_confirmed_at, u.phone_confirmed_at)) || ',',
    '"invited_at":' || to_json(u.invited_at) || ',',
    '"confirmation_sent_at":' || to_json(u.confirmation_sent_at) || ',',
    '"recovery_sent_at":' || to_json(u.recovery_sent_at) || ',',
    '"new_email":' || to_json(nullif(u.email_change, '')) || ',',
    '"email_change_sent_at":' || to_json(u.email_change_sent_at) || ',',
    '"new_phone":' || to_json(nullif(u.phone_change, '')) || ',',
    '"phone_change_sent_at":' || to_json(u.phone_change_sent_at) || ',',
    '"reauthentication_sent_at":' || to_json(u.reauthentication_sent_at) || ',',
    '"last_sign_in_at":' || to_json(u.last_sign_in_at) || ',',
    '"banned_until":' || to_json(u.banned_until) || ',',
    '"deleted_at":' || to_json(u.deleted_at) || ',',
    '"factors":' || (
      select json_agg(json_strip_nulls(json_build_object(
        'id', f.id,
        'created_at', f.created_at,
        'updated_at', f.updated_at,
        'status', f.status,
        'friendly_name', nullif(f.friendly_name, ''),
        'factor_type', f.factor_type,
        'phone', f.phone,
        'last_challenged_at', f.last_challenged_at
      )) order by f.created_at)
      from auth.mfa_factors f
      where f.user_id = u.id
    ) || ','
  ) || substr(json_build_object(
    'id', u.id,
    'aud', coalesce(u.aud, ''),
    'role', coalesce(u.role, ''),
    'email', coalesce(u.email, ''),
    'phone', coalesce(u.phone, ''),
    'app_metadata', coalesce(u.raw_app_meta_data, '{}'),
    'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'identities', coalesce((
      select json_agg(json_build_object(
        'identity_id', i.id,
        'id', i.provider_id,
        'user_id', i.user_id,
        'identity_data', i.identity_data,
        'provider', i.provider,
        'email', coalesce(i.email, ''),
        'last_sign_in_at', i.last_sign_in_at,
        'created_at', i.created_at,
        'updated_at', i.updated_at
      ) order by i.created_at)
      from auth.identities i
      where i.user_id = u.id
    ), '[]'),
    'created_at', u.created_at,
    'updated_at', u.updated_at,
    'is_anonymous', u.is_anonymous
  )::text, 2)
$$;
comment on function auth.render_account(auth.users) is 'An account as the protocol shows it, in JSON; never its password hash or the secret of a factor.';

create function auth.keep_rendered() returns trigger language plpgsql as $$
begin
  new.rendered := auth.render_account(new);
  return new;
end
$$;
comment on function auth.keep_rendered() is 'Keeps users.rendered true.';
create trigger keep_rendered before insert or update on auth.users
  for each row execute function auth.keep_rendered();

create function auth.render_owner() returns trigger language plpgsql as $$
begin
  update auth.users set rendered = null where id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;
comment on function auth.render_owner() is 'Renders the account again when an identity or a factor of it changes.';
create trigger render_owner after insert or update or delete on auth.identities
  for each row execute function auth.render_owner();
create trigger render_owner after insert or update or delete on auth.mfa_factors
  for each row execute function auth.render_owner();

revoke execute on all functions in schema auth from public;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role;
