create or replace function public.check_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c public.conversations;
begin
  select * into c from public.conversations where id = new.conversation_id;
  -- The foreign key reports that one.
  if not found then return new; end if;
  if new.sender_id not in (c.renter_id, c.owner_id) then
    raise exception 'a message is written by one of the two people of its conversation'
      using errcode = 'LA176', constraint = 'messages_by_participants', table = tg_table_name;
  end if;
  if exists (select from public.profiles p where p.id in (c.renter_id, c.owner_id) and p.is_blocked) then
    raise exception 'nobody writes from or to an account that is blocked or gone'
      using errcode = 'LA177', constraint = 'messages_not_blocked', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_message() is
  'Refuses messages by others than the two people of the conversation (LA176), and from or to a blocked account (LA177).';
revoke execute on function public.check_message() from public, anon, authenticated;

create or replace trigger check_message before insert on public.messages
  for each row execute function public.check_message();
