create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (char_length(recipient) between 3 and 255),
  person_id uuid references public.profiles (id) on delete set null,
  locale text not null default 'en' check (locale in ('en', 'de', 'es', 'fr')),
  template text not null check (template ~ '^[a-z][a-z-]*$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  once_key text unique,
  created_at timestamptz not null default clock_timestamp(),
  send_after timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
comment on table public.outbox is 'Mail to be delivered, written in the transaction that causes it. Holds codes: only the server reads it.';
comment on column public.outbox.person_id is 'Whose choice of mails it follows, where it is one that can be ended.';
comment on column public.outbox.created_at is 'When it was written, not when its transaction began: of two codes the one in the newer mail is valid.';
comment on column public.outbox.data is 'Values for the template; emptied once the mail is delivered.';
comment on column public.outbox.once_key is 'Names the occasion; a second mail for it is refused.';
comment on column public.outbox.send_after is 'Not before this instant. A worker that takes a mail moves it ahead, so that no other takes it too.';

create index outbox_due on public.outbox (send_after) where sent_at is null and failed_at is null;
create index outbox_person on public.outbox (person_id) where person_id is not null;
create index outbox_recipient on public.outbox (recipient, created_at desc);
create index outbox_created_at on public.outbox (created_at);

alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated;
grant all on public.outbox to service_role;
