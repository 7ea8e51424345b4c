create or replace function public.check_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    -- An item that goes leaves its id empty; an enquiry becomes the conversation of one rental, for good.
    if row(new.renter_id, new.owner_id, new.created_at) is distinct from row(old.renter_id, old.owner_id, old.created_at)
      or (new.item_id is distinct from old.item_id and new.item_id is not null)
      or (old.booking_id is not null and new.booking_id is distinct from old.booking_id)
    then
      raise exception 'a conversation stays between its two people'
        using errcode = 'LA175', constraint = 'conversations_sides', table = tg_table_name;
    end if;
    if new.booking_id is not distinct from old.booking_id then
      return new;
    end if;
  elsif not exists (select from public.items i where i.id = new.item_id and i.owner_id = new.owner_id) then
    raise exception 'a conversation is with the lender of its item'
      using errcode = 'LA175', constraint = 'conversations_sides', table = tg_table_name;
  end if;
  if new.booking_id is not null and not exists (
    select from public.bookings b
    where b.id = new.booking_id
      and (b.item_id, b.renter_id, b.owner_id) = (new.item_id, new.renter_id, new.owner_id)
  ) then
    raise exception 'a conversation is between the two sides of its rental'
      using errcode = 'LA175', constraint = 'conversations_sides', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_conversation() is
  'Refuses with LA175 a conversation of anyone but the lender of its item and the renter of its rental, and a change of its people.';
revoke execute on function public.check_conversation() from public, anon, authenticated;

create or replace trigger check_conversation before insert or update on public.conversations
  for each row execute function public.check_conversation();
