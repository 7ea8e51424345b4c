-- A small application of its own: people write notes, tag them and let others read some.

create extension if not exists btree_gist with schema extensions;
create extension if not exists citext with schema extensions;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  name text not null default '',
  bio text not null default '',
  roles text[] not null default '{user}'
);
alter table public.profiles enable row level security;
grant select, update (name, bio) on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy "people see themselves" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change themselves" on public.profiles
  for update to authenticated using (id = (select auth.uid()));

create function public.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, name)
  values (new.id, new.email, coalesce(new.raw_user_meta_data ->> 'name', ''));
  return new;
end
$$;
create trigger create_profile after insert on auth.users for each row execute function public.create_profile();

create function public.copy_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end
$$;
create trigger copy_email after update of email on auth.users for each row execute function public.copy_email();

create table public.tags (
  id integer generated always as identity primary key,
  name text not null unique
);
alter table public.tags enable row level security;
grant select on public.tags to anon, authenticated;
grant all on public.tags to service_role;
create policy "tags are public" on public.tags for select to anon, authenticated using (true);

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
create index notes_owner on public.notes (owner_id);
alter table public.notes enable row level security;
grant select on public.notes to anon;
grant select, delete, insert (id, title, is_public), update (title, is_public) on public.notes to authenticated;
grant all on public.notes to service_role;
create policy "public notes are readable by anyone" on public.notes
  for select to anon, authenticated using (is_public);
create policy "people read their notes" on public.notes
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people write their notes" on public.notes
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their notes" on public.notes
  for update to authenticated using (owner_id = (select auth.uid()));
create policy "people delete their notes" on public.notes
  for delete to authenticated using (owner_id = (select auth.uid()));

create table public.note_tags (
  note_id uuid not null references public.notes (id) on delete cascade,
  tag_id integer not null references public.tags (id) on delete cascade,
  primary key (note_id, tag_id)
);
alter table public.note_tags enable row level security;
grant select on public.note_tags to anon, authenticated;
grant insert (note_id, tag_id), delete on public.note_tags to authenticated;
grant all on public.note_tags to service_role;
create policy "tags are seen with their notes" on public.note_tags
  for select to anon, authenticated using (exists (select from public.notes n where n.id = note_id));
create policy "people tag their notes" on public.note_tags
  for insert to authenticated
  with check (exists (select from public.notes n where n.id = note_id and n.owner_id = (select auth.uid())));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('images', 'images', true, 10 * 1024 * 1024, '{image/*}'),
  ('avatars', 'avatars', true, 5 * 1024 * 1024, '{image/*}'),
  ('documents', 'documents', false, 15 * 1024 * 1024, '{image/*,application/pdf}');
create policy "public buckets are known to anyone" on storage.buckets for select to anon, authenticated using (public);
create policy "documents are known to the signed-in" on storage.buckets
  for select to authenticated using (id = 'documents');
create policy "images are public" on storage.objects
  for select to anon, authenticated using (bucket_id in ('images', 'avatars'));
create policy "people read their files" on storage.objects
  for select to authenticated using ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people add to their folder" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('images', 'avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "people remove from their folder" on storage.objects
  for delete to authenticated using (
    bucket_id in ('images', 'avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  locale text not null default 'en',
  template text not null check (template ~ '^[a-z][a-z-]*$'),
  data jsonb not null,
  created_at timestamptz not null default now()
);
alter table public.outbox enable row level security;
grant all on public.outbox to service_role;
