-- after: removed_reply
create or replace function public.check_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rental public.bookings;
begin
  select * into rental from public.bookings b where b.id = new.booking_id;
  -- The foreign key reports that one.
  if not found then return new; end if;
  if new.item_id <> rental.item_id
    or new.author_id <> (case new.kind when 'owner_to_renter' then rental.owner_id else rental.renter_id end)
    or new.subject_id is distinct from
      (case new.kind when 'renter_to_owner' then rental.owner_id when 'owner_to_renter' then rental.renter_id end)
  then
    raise exception 'a review is written by the people of its rental'
      using errcode = 'LA031', constraint = 'reviews_of_their_rental', table = tg_table_name;
  end if;
  if new.published_at is not null and rental.status <> 'completed' then
    raise exception 'a review stays sealed until its rental is completed'
      using errcode = 'LA032', constraint = 'reviews_sealed', table = tg_table_name;
  end if;
  if tg_op = 'UPDATE' and (
    row(new.booking_id, new.kind, new.rating, new.text, new.tags, new.photos)
      is distinct from row(old.booking_id, old.kind, old.rating, old.text, old.tags, old.photos)
    or (old.published_at is not null and new.published_at is distinct from old.published_at)
    or (old.replied_at is not null and new.reply is not null and new.reply is distinct from old.reply
      -- An appeal brings the words back that were removed, and no others.
      and not (old.reply is null and exists (select from public.removed_reply(new.id) r where r.words = new.reply)))
    -- An appeal brings it back; when it was hidden does not change.
    or (old.hidden_at is not null and new.hidden_at is not null and new.hidden_at <> old.hidden_at))
  then
    raise exception 'what was said in a review stays'
      using errcode = 'LA033', constraint = 'reviews_stay', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.check_review() is
  'Refuses reviews by others than the people of the rental (LA031), publishing before it is completed (LA032), and changes of what was said, of its publication, and of a reply, which may only be removed, and put back as it was (LA033).';

create or replace trigger check_review before insert or update on public.reviews
  for each row execute function public.check_review();
