create or replace function public.note_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.affiliates set joined_at = new.confirmed_at where id = new.id and joined_at is null;
  return null;
end
$$;
comment on function public.note_joining() is 'Notes when a person confirmed their address: from then on they count as brought.';

create or replace trigger note_joining after update on auth.users
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function public.note_joining();
