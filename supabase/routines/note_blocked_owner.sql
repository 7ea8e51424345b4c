create or replace function public.note_blocked_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'profiles' then
    update public.items set owner_is_blocked = new.is_blocked where owner_id = new.id;
  else
    -- Locked, so that a block that comes at this moment waits and finds the new item. No weaker lock would do: a
    -- published item may make its owner a lender in the same transaction, and two of them must not wait for each other.
    select p.is_blocked into new.owner_is_blocked
      from public.profiles p where p.id = new.owner_id for no key update;
    new.owner_is_blocked := coalesce(new.owner_is_blocked, false);
  end if;
  return new;
end
$$;
comment on function public.note_blocked_owner() is 'Keeps items.owner_is_blocked up to date.';

create or replace trigger items_note_blocked_owner before insert or update of owner_id on public.items
  for each row execute function public.note_blocked_owner();
create or replace trigger profiles_note_blocked_owner after update of is_blocked on public.profiles
  for each row when (old.is_blocked is distinct from new.is_blocked) execute function public.note_blocked_owner();
