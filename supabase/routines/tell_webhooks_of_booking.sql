-- after: queue_webhooks
create or replace function public.tell_webhooks_of_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    perform public.queue_webhooks('booking.' || new.status, new.owner_id, jsonb_build_object(
      'booking_id', new.id, 'item_id', new.item_id, 'status', new.status,
      'previous_status', case when tg_op = 'UPDATE' then old.status end));
  end if;
  return null;
end
$$;
comment on function public.tell_webhooks_of_booking() is 'Tells webhooks of a new booking, and of each state that it comes to.';
revoke execute on function public.tell_webhooks_of_booking() from public, anon, authenticated;

create or replace trigger tell_webhooks after insert or update of status on public.bookings
  for each row execute function public.tell_webhooks_of_booking();
