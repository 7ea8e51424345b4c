-- The sender of a message has read the earlier ones.
create or replace function public.list_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.conversation_participants as p (conversation_id, person_id, last_message_id, read_message_id)
  select c.id, person, new.id, case when person = new.sender_id then new.id else 0 end
  from public.conversations c
  cross join lateral unnest(array[c.renter_id, c.owner_id]) person
  where c.id = new.conversation_id
  order by person
  on conflict (conversation_id, person_id) do update set
    last_message_id = excluded.last_message_id,
    read_message_id = greatest(p.read_message_id, excluded.read_message_id);
  return null;
end
$$;
comment on function public.list_message() is
  'Moves a conversation to the top of both people''s lists when something is said in it, unread for the person who did not say it.';
revoke execute on function public.list_message() from public, anon, authenticated;

create or replace trigger list_message after insert on public.messages
  for each row execute function public.list_message();
