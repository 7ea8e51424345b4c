-- State of the functions host.

create schema functions;
grant usage on schema functions to service_role;
comment on schema functions is 'State of the functions host; not exposed.';

create table functions.idempotency_keys (
  key text not null check (char_length(key) between 8 and 200),
  user_id uuid not null references auth.users (id) on delete cascade,
  use_case text not null,
  input_hash text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, use_case, key)
);
comment on table functions.idempotency_keys is
  'Responses of use cases, so that a request sent twice takes effect once; body is the JSON as it was sent.';
create index idempotency_keys_created on functions.idempotency_keys (created_at);

alter table functions.idempotency_keys enable row level security;
grant select, insert, delete on functions.idempotency_keys to service_role;
