-- What another calendar blocks cannot be lifted one by one: serving the policy by index had left that out.
alter policy item_blocks_delete_own on public.item_blocks
  using (source_id is null and item_id = any (array(select public.own_items())));
