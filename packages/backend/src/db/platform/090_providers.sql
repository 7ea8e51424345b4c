-- Sign-in with OpenID Connect providers: the way to the provider and back is part of a PKCE flow.

alter table auth.flow_state
  add column state_hash bytea unique,
  add column provider_nonce text,
  add column provider_verifier text,
  add column redirect_to text,
  add column sign_up_data jsonb,
  add column identity jsonb;
comment on column auth.flow_state.state_hash is 'Of the state that the provider sends back; null once it has.';
comment on column auth.flow_state.identity is
  'Whom the provider named. The account is made or linked when the client exchanges the code, which only the browser that began can do.';
comment on table auth.identities is 'The ways in which an account can be reached: e-mail, phone, a provider''s account.';
comment on table auth.flow_state is 'PKCE flows between asking for a link or a provider and exchanging the code.';

create table auth.used_id_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_expires_at_idx on auth.used_id_tokens (expires_at);
comment on table auth.used_id_tokens is 'Hashes of the ID tokens that opened a session: none does so twice.';
alter table auth.used_id_tokens enable row level security;
revoke all on auth.used_id_tokens from public, anon, authenticated, service_role;
