-- Where the product keeps files. In each bucket a person has a folder named by their user id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('images', 'images', true, 10 * 1024 * 1024, '{image/*}'),
  ('avatars', 'avatars', true, 5 * 1024 * 1024, '{image/*}'),
  ('documents', 'documents', false, 15 * 1024 * 1024, '{image/*,application/pdf}')
on conflict (id) do nothing;

create policy "public buckets are known to everybody" on storage.buckets
  for select to anon, authenticated using (public);
create policy "signed-in people know where their documents go" on storage.buckets
  for select to authenticated using (id = 'documents');

create policy "pictures are public" on storage.objects
  for select to anon, authenticated using (bucket_id in ('images', 'avatars'));

create policy "people add pictures to their folder" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('images', 'avatars')
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- No policy for update: a picture's address never shows other bytes later, so it can be cached forever.
create policy "people remove pictures from their folder" on storage.objects
  for delete to authenticated using (
    bucket_id in ('images', 'avatars')
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "people read their documents" on storage.objects
  for select to authenticated using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "people add documents to their folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "people remove their documents" on storage.objects
  for delete to authenticated using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
  );
