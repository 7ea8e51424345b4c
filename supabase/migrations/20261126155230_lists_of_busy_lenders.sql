-- Whether somebody may see another's name is asked for each row of a lender's lists: of 5,000 bookings it read all, each time.
create index bookings_of_parties on public.bookings (owner_id, renter_id);
-- The few who lend, in the order of the back office; the index of all roles does not keep it.
create index profiles_who_lend on public.profiles (created_at, id) where roles @> '{lender}';

-- What is published or the caller's own needs no look for a rental: other policies show it.
alter policy items_select_renter on public.items using (
  (status <> 'published' or owner_is_blocked) and owner_id <> (select auth.uid())
  and exists (select from public.bookings b where b.item_id = items.id and b.renter_id = (select auth.uid()))
);
