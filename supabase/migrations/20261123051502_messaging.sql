create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  item_id uuid references public.items (id) on delete set null,
  booking_id uuid unique references public.bookings (id) on delete restrict,
  renter_id uuid not null references public.profiles (id) on delete restrict,
  owner_id uuid not null references public.profiles (id) on delete restrict,
  created_at timestamptz not null default now(),
  constraint conversations_two_people check (renter_id <> owner_id)
);
comment on table public.conversations is
  'The conversations of a renter and a lender about a rental, or about an item before there is one.';
comment on column public.conversations.booking_id is
  'The rental; nothing while it is an enquiry, which becomes the conversation of the rental that is written to next.';
comment on column public.conversations.renter_id is 'The renter, or the person who asked about the item.';
create unique index conversations_one_enquiry on public.conversations (item_id, renter_id) where booking_id is null;
create index conversations_item on public.conversations (item_id, renter_id);
create index conversations_renter on public.conversations (renter_id, created_at desc);
create index conversations_owner on public.conversations (owner_id);

create table public.messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references public.conversations (id) on delete restrict,
  sender_id uuid not null references public.profiles (id) on delete restrict,
  body text not null,
  created_at timestamptz not null default now(),
  constraint messages_length check (char_length(body) between 1 and 2000),
  constraint messages_trimmed check (body = btrim(body, E' \n')),
  constraint messages_plain check (body !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]')
);
comment on table public.messages is 'The messages of a conversation. Append-only.';
comment on column public.messages.body is 'Plain text; of control characters it has only line breaks.';
create index messages_conversation on public.messages (conversation_id, id desc);
create index messages_sender on public.messages (sender_id);

create table public.conversation_participants (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  last_message_id bigint not null references public.messages (id) on delete restrict,
  read_message_id bigint not null default 0,
  is_unread boolean not null generated always as (last_message_id > read_message_id) stored,
  primary key (conversation_id, person_id),
  constraint conversation_participants_read check (read_message_id between 0 and last_message_id)
);
comment on table public.conversation_participants is
  'A conversation in the list of one of its two people: what came last, and how far they have read. The other does not see it.';
create index conversation_participants_list on public.conversation_participants (person_id, last_message_id desc);
create index conversation_participants_unread on public.conversation_participants (person_id) where is_unread;
create index conversation_participants_last on public.conversation_participants (last_message_id);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.conversation_participants enable row level security;
grant select on public.conversations, public.messages, public.conversation_participants to authenticated;
grant select, insert, update on public.conversations to service_role;
grant select, insert on public.messages to service_role;
grant select, insert, update, delete on public.conversation_participants to service_role;
revoke delete, truncate on public.conversations from service_role;
revoke update, delete, truncate on public.messages from service_role;

create policy conversations_select_own on public.conversations for select to authenticated
  using (renter_id = (select auth.uid()) or owner_id = (select auth.uid()));
-- The renter who asked about an item reads about which one while it is paused, and that it is.
create policy items_select_asked on public.items for select to authenticated
  using (status = 'paused' and not owner_is_blocked and exists (
    select from public.conversations c where c.item_id = items.id and c.renter_id = (select auth.uid())
  ));
create policy messages_select_own on public.messages for select to authenticated
  using (conversation_id = any (array(select c.id from public.conversations c)));
create policy conversation_participants_select_own on public.conversation_participants for select to authenticated
  using (person_id = (select auth.uid()));
