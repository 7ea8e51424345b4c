-- after: queue_webhooks
create or replace function public.tell_webhooks_of_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event text := case new.transition when 'approve' then 'listing.approved' when 'return' then 'listing.rejected'
    when 'reject' then 'listing.rejected' when 'remove' then 'listing.removed' end;
begin
  if event is not null then
    perform public.queue_webhooks(event, (select i.owner_id from public.items i where i.id = new.item_id),
      jsonb_build_object('item_id', new.item_id, 'revision_id', new.revision_id, 'status', new.to_status));
  end if;
  return null;
end
$$;
comment on function public.tell_webhooks_of_listing() is
  'Tells webhooks what a moderator decided on a listing, or on a change of one.';
revoke execute on function public.tell_webhooks_of_listing() from public, anon, authenticated;

create or replace trigger tell_webhooks after insert on public.listing_events
  for each row execute function public.tell_webhooks_of_listing();
