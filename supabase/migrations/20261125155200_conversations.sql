-- Conversations with pictures, hidden contact details, read marks, typing, quick replies and translations.

alter table public.messages
  add column pictures text[] not null default '{}',
  add column is_masked boolean not null default false,
  drop constraint messages_length,
  add constraint messages_length
    check (char_length(body) <= 2000 and (char_length(body) > 0 or cardinality(pictures) > 0)),
  add constraint messages_pictures check (cardinality(pictures) <= 6);
comment on column public.messages.pictures is 'Names of objects in the bucket messages.';
comment on column public.messages.is_masked is
  'Whether body has phone numbers, addresses and links hidden; message_originals has the text as it was written.';
create index messages_with_pictures on public.messages using gin (pictures) where pictures <> '{}';

create table public.message_originals (
  message_id bigint primary key references public.messages (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 2000)
);
comment on table public.message_originals is
  'Messages as they were written, where contact details are hidden in the message itself: for the sender, and for the other side once a rental of the two is confirmed.';
alter table public.message_originals enable row level security;
grant select on public.message_originals to authenticated;
grant select, insert, delete on public.message_originals to service_role;
revoke update, truncate on public.message_originals from service_role;
-- Messages, conversations and rentals are those that the reader sees.
create policy message_originals_select on public.message_originals for select to authenticated
  using (exists (
    select from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = message_originals.message_id
      and (m.sender_id = (select auth.uid()) or exists (
        select from public.bookings b
        where b.renter_id = c.renter_id and b.owner_id = c.owner_id
          and b.status in ('confirmed', 'picked_up', 'returned', 'disputed', 'completed')
      ))
  ));

create table public.message_settings (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  shows_reading boolean not null default true,
  shows_typing boolean not null default true
);
comment on table public.message_settings is
  'What a person lets others know while they read and write; who does not show it does not see it of others. Without a row: everything.';
alter table public.message_settings enable row level security;
grant select on public.message_settings to authenticated;
grant insert (person_id, shows_reading, shows_typing), update (person_id, shows_reading, shows_typing)
  on public.message_settings to authenticated;
grant select, insert, update, delete on public.message_settings to service_role;
create policy message_settings_select_own on public.message_settings for select to authenticated
  using (person_id = (select auth.uid()));
create policy message_settings_insert_own on public.message_settings for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy message_settings_update_own on public.message_settings for update to authenticated
  using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));

create table public.read_marks (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  message_id bigint not null references public.messages (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (conversation_id, person_id)
);
comment on table public.read_marks is
  'How far a person has read a conversation, where they show it to the other side.';
create index read_marks_person on public.read_marks (person_id);
create index read_marks_message on public.read_marks (message_id);
alter table public.read_marks enable row level security;
grant select on public.read_marks to authenticated;
grant select, insert, update, delete on public.read_marks to service_role;
create policy read_marks_select_shown on public.read_marks for select to authenticated
  using (
    conversation_id = any (array(select c.id from public.conversations c))
    and not exists (select from public.message_settings s where s.person_id = (select auth.uid()) and not s.shows_reading)
  );

create table public.quick_replies (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now(),
  constraint quick_replies_length check (char_length(btrim(body, E' \n\t')) between 1 and 500 and char_length(body) <= 500),
  constraint quick_replies_plain check (body !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]')
);
comment on table public.quick_replies is 'Texts that a person writes often, to put into a message.';
create index quick_replies_person on public.quick_replies (person_id, created_at);
alter table public.quick_replies enable row level security;
grant select on public.quick_replies to authenticated;
grant insert (person_id, body), update (body), delete on public.quick_replies to authenticated;
grant select, insert, update, delete on public.quick_replies to service_role;
create policy quick_replies_select_own on public.quick_replies for select to authenticated
  using (person_id = (select auth.uid()));
create policy quick_replies_insert_own on public.quick_replies for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy quick_replies_update_own on public.quick_replies for update to authenticated
  using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
create policy quick_replies_delete_own on public.quick_replies for delete to authenticated
  using (person_id = (select auth.uid()));

create table public.message_translations (
  message_id bigint not null references public.messages (id) on delete cascade,
  language text not null check (language in ('en', 'de', 'es', 'fr')),
  is_original boolean not null,
  body text not null check (char_length(body) between 1 and 8000),
  created_at timestamptz not null default now(),
  primary key (message_id, language, is_original)
);
comment on table public.message_translations is
  'What the operator''s provider made of messages, so that it is asked once. Only the server reads it.';
comment on column public.message_translations.is_original is 'Of the text as it was written, where that differs from what both see.';
alter table public.message_translations enable row level security;
grant select, insert, delete on public.message_translations to service_role;
revoke update, truncate on public.message_translations from service_role;

alter table public.person_reports
  add column message_id bigint references public.messages (id) on delete set null;
comment on column public.person_reports.message_id is 'The message that it is about.';
create index person_reports_message on public.person_reports (message_id) where message_id is not null;
grant select (message_id) on public.person_reports to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('messages', 'messages', false, 10 * 1024 * 1024, '{image/*}')
on conflict (id) do nothing;
create policy "people see the pictures of their conversations" on storage.objects
  for select to authenticated using (
    bucket_id = 'messages'
    and (
      (storage.foldername(name))[1] = (select auth.uid())::text
      or exists (select from public.messages m where m.pictures <> '{}' and m.pictures @> array[objects.name])
    )
  );
-- No policy for update or delete: what was sent stays.
create policy "people add pictures of messages to their folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'messages' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- Channels. Nobody writes to those of items and of the staff but the database.

create policy "the two people of a conversation hear each other type" on realtime.messages
  for select to authenticated using (
    extension = 'broadcast'
    and exists (select from public.conversations c where 'conversation:' || c.id = (select realtime.topic()))
    and not exists (select from public.message_settings s where s.person_id = (select auth.uid()) and not s.shows_typing)
  );
create policy "the two people of a conversation say that they type" on realtime.messages
  for insert to authenticated with check (
    extension = 'broadcast'
    and exists (
      select from public.conversations c
      where 'conversation:' || c.id = (select realtime.topic())
        and not exists (
          select from public.message_blocks b
          where b.person_id = (select auth.uid()) and b.blocked_id in (c.renter_id, c.owner_id)
        )
    )
    and not exists (select from public.message_settings s where s.person_id = (select auth.uid()) and not s.shows_typing)
  );
create policy "visitors hear that the calendar of an item changed" on realtime.messages
  for select to anon, authenticated using (
    extension = 'broadcast' and (select realtime.topic()) like 'item:%'
  );
create policy "moderators hear that a queue changed" on realtime.messages
  for select to authenticated using (
    extension = 'broadcast' and (select realtime.topic()) = 'staff' and (select public.has_role('moderator'))
  );

alter publication supabase_realtime add table public.read_marks;
