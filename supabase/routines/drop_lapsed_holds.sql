create or replace function public.drop_lapsed_holds(item uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.reservations where item_id = item and expires_at <= now()
$$;
comment on function public.drop_lapsed_holds(uuid) is 'Drops the holds of an item that were not paid for in time.';
