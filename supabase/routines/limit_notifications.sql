-- Found by the index from its newest row on, which takes a walk past all of them: now and then is enough.
create or replace function public.limit_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.user_id = new.user_id order by n.id desc offset 500
  );
  return null;
end
$$;
comment on function public.limit_notifications() is 'Keeps the newest 500 notifications of a person, and those of the time since it looked.';
revoke execute on function public.limit_notifications() from public, anon, authenticated;

create or replace trigger notifications_limit after insert on public.notifications
  for each row when (random() < 0.05) execute function public.limit_notifications();
