create or replace function public.earn_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earned constant text := tg_argv[0];
  person uuid;
begin
  -- The whole row as JSON takes longer than the rest of the insert.
  case tg_argv[1]
    when 'renter_id' then person := new.renter_id;
    when 'owner_id' then person := new.owner_id;
    when 'referred_by' then person := new.referred_by;
  end case;
  -- Most have it already, and an update tells the pages even where it changes nothing.
  if exists (select from public.profiles p where p.id = person and not p.roles @> array[earned]) then
    update public.profiles set roles = roles || earned
    where id = person and not roles @> array[earned];
  end if;
  return null;
end
$$;
comment on function public.earn_role() is
  'Gives the role named by the first argument to the person in the column named by the second, in the transaction that earned it.';

create or replace trigger earn_renter after insert on public.bookings
  for each row execute function public.earn_role('renter', 'renter_id');

-- The owner's row is locked before the item, by note_blocked_owner or by the use case, as a block locks them.
create or replace trigger earn_lender after insert or update of status on public.items
  for each row when (new.status = 'published')
  execute function public.earn_role('lender', 'owner_id');

create or replace trigger earn_affiliate after insert on public.affiliates
  for each row when (new.referred_by is not null and new.joined_at is not null)
  execute function public.earn_role('affiliate', 'referred_by');
create or replace trigger earn_affiliate_on_join after update of joined_at on public.affiliates
  for each row when (new.referred_by is not null and old.joined_at is null and new.joined_at is not null)
  execute function public.earn_role('affiliate', 'referred_by');
