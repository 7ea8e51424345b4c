-- after: queue_webhooks
create or replace function public.tell_webhooks_of_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status and new.status in ('settled', 'withdrawn') then
    perform public.queue_webhooks(
      case when tg_op = 'INSERT' then 'claim.opened' else 'claim.' || new.status end,
      (select b.owner_id from public.bookings b where b.id = new.booking_id),
      jsonb_build_object('claim_id', new.id, 'booking_id', new.booking_id, 'status', new.status));
  end if;
  return null;
end
$$;
comment on function public.tell_webhooks_of_claim() is 'Tells webhooks of a claim that was opened, settled or withdrawn.';
revoke execute on function public.tell_webhooks_of_claim() from public, anon, authenticated;

create or replace trigger tell_webhooks after insert or update of status on public.claims
  for each row execute function public.tell_webhooks_of_claim();
