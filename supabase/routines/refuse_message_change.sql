create or replace function public.refuse_message_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'what was said in a conversation stays'
    using errcode = 'LA178', constraint = 'messages_append_only', table = tg_table_name;
end
$$;
comment on function public.refuse_message_change() is 'Refuses with LA178 to change or delete a message, for every role.';
revoke execute on function public.refuse_message_change() from public, anon, authenticated;

create or replace trigger refuse_message_change before update or delete on public.messages
  for each row execute function public.refuse_message_change();
create or replace trigger refuse_message_truncate before truncate on public.messages
  for each statement execute function public.refuse_message_change();
