-- A payment's ids at its provider were a list in one column, joined by commas; each is a row now.

create table public.payment_intents (
  id text not null check (char_length(id) between 1 and 255 and id !~ ','),
  provider text not null,
  payment_id uuid not null references public.payments (id) on delete restrict,
  position smallint not null check (position > 0),
  created_at timestamptz not null default now(),
  primary key (id, provider),
  constraint payment_intents_position unique (payment_id, position)
);
comment on table public.payment_intents is
  'What a payment is at its provider: one thing, or one for each part that is captured by itself.';
comment on column public.payment_intents.id is 'The provider''s.';
comment on column public.payment_intents.position is 'In the order of the parts, from 1.';
alter table public.payment_intents enable row level security;
grant select on public.payment_intents to authenticated;
grant select, insert on public.payment_intents to service_role;
revoke update, delete, truncate on public.payment_intents from service_role;
create policy payment_intents_select_own on public.payment_intents for select to authenticated
  using (exists (select from public.payments p where p.id = payment_id));

insert into public.payment_intents (id, provider, payment_id, position, created_at)
  select part.id, p.provider, p.id, part.position, p.created_at
  from public.payments p, regexp_split_to_table(p.provider_payment_id, ',') with ordinality part (id, position)
  where p.provider_payment_id is not null;
comment on column public.payments.provider_payment_id is
  'For processes of 1.0.0 alone: the ids of its payment_intents, joined by commas.';
create index payments_to_compare on public.payments (reconciled_at nulls first, created_at);
