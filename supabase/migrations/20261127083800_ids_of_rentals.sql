-- The rentals of somebody who has thousands, as one array of a function that asks no policies: as rows of a function they
-- took eight times as long, and as a query of `bookings` each policy brought those of that table to be planned, too.

create function public.visible_booking_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select id from public.bookings where renter_id = (select auth.uid())
    union all
    select id from public.bookings where owner_id = (select auth.uid())
    union all
    select booking_id from public.claims where (select public.has_role('moderator'))
    union all
    select booking_id from public.cases
    where booking_id is not null and person_id <> (select auth.uid()) and (select public.has_role('moderator'))
  )
$$;
comment on function public.visible_booking_ids() is
  'The rentals of the caller and those that a moderator decides about; beside them an admin sees all.';

create function public.own_booking_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select id from public.bookings where renter_id = (select auth.uid())
    union all
    select id from public.bookings where owner_id = (select auth.uid())
  )
$$;
comment on function public.own_booking_ids() is 'The rentals of the caller, as renter or owner.';

create function public.rented_booking_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select id from public.bookings where renter_id = (select auth.uid()))
$$;
comment on function public.rented_booking_ids() is 'The rentals of the caller as renter.';

create function public.rented_item_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select distinct item_id from public.bookings where renter_id = (select auth.uid()))
$$;
comment on function public.rented_item_ids() is 'The items that the caller has rented or asked for.';

create function public.lent_line_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select order_line_id from public.bookings where owner_id = (select auth.uid()))
$$;
comment on function public.lent_line_ids() is 'The order lines of the rentals of the caller''s items.';

revoke execute on function public.visible_booking_ids(), public.own_booking_ids(), public.rented_booking_ids(),
  public.rented_item_ids(), public.lent_line_ids() from public, anon;
grant execute on function public.visible_booking_ids(), public.own_booking_ids(), public.rented_booking_ids(),
  public.rented_item_ids(), public.lent_line_ids() to authenticated, service_role;

alter policy booking_events_select_own on public.booking_events
  using (booking_id = any ((select public.visible_booking_ids())::uuid[])
    or (booking_id between (select public.first_id_for('bookings')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('bookings')) = '00000000-0000-0000-0000-000000000000'));
alter policy deposits_select_own on public.deposits
  using (booking_id = any ((select public.visible_booking_ids())::uuid[])
    or (booking_id between (select public.first_id_for('bookings')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('bookings')) = '00000000-0000-0000-0000-000000000000'));
alter policy extensions_select_own on public.extensions
  using (booking_id = any ((select public.visible_booking_ids())::uuid[])
    or (booking_id between (select public.first_id_for('bookings')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('bookings')) = '00000000-0000-0000-0000-000000000000'));
alter policy handovers_select_own on public.handovers
  using (booking_id = any ((select public.visible_booking_ids())::uuid[])
    or (booking_id between (select public.first_id_for('bookings')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('bookings')) = '00000000-0000-0000-0000-000000000000'));
alter policy unit_returns_select_own on public.unit_returns
  using (booking_id = any ((select public.visible_booking_ids())::uuid[])
    or (booking_id between (select public.first_id_for('bookings')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('bookings')) = '00000000-0000-0000-0000-000000000000'));
drop function public.visible_bookings();

alter policy reviews_select_published on public.reviews
  using (published_at <= now() and hidden_at is null and booking_id = any ((select public.own_booking_ids())::uuid[]));
alter policy booking_codes_select_renter on public.booking_codes
  using (booking_id = any ((select public.rented_booking_ids())::uuid[]));
alter policy items_select_renter on public.items
  using ((status <> 'published' or owner_is_blocked) and owner_id <> (select auth.uid())
    and id = any ((select public.rented_item_ids())::uuid[]));
alter policy order_lines_select_lender on public.order_lines
  using (id = any ((select public.lent_line_ids())::uuid[]));
