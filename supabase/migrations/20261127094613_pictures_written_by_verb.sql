-- A policy for all verbs was asked for each picture that anybody read. Owners read theirs as they read their items.
drop policy item_images_write_own on public.item_images;
create policy item_images_insert_own on public.item_images for insert to authenticated
  with check (public.owns_item(item_id) and starts_with(path, (select auth.uid())::text || '/'));
create policy item_images_update_own on public.item_images for update to authenticated
  using (public.owns_item(item_id))
  with check (public.owns_item(item_id) and starts_with(path, (select auth.uid())::text || '/'));
create policy item_images_delete_own on public.item_images for delete to authenticated
  using (public.owns_item(item_id));
