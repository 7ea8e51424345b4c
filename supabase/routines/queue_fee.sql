create or replace function public.queue_fee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.fees_to_invoice (transfer_id, lender_id, at)
    select new.id, b.owner_id, new.at from public.bookings b where b.id = new.booking_id;
  return null;
end
$$;
comment on function public.queue_fee() is 'Queues a transfer that may move a fee for the platform''s next invoice to the lender.';
revoke execute on function public.queue_fee() from public, anon, authenticated;

create or replace trigger queue_fee after insert on public.ledger_transfers
  for each row when (new.kind in ('release', 'adjustment') and new.booking_id is not null)
  execute function public.queue_fee();
