-- Policies of large tables, so that an index serves each of their conditions: `or (select has_role('admin'))` beside two
-- columns made PostgreSQL read the whole table for a request without a filter, and so did a function of each row.
--
-- Two forms take the place of those:
-- * A role that sees every row is a range of ids, all of them or none.
-- * What belongs to a thing of the caller's names the things: `= any (array(select …))`, which is read once.

create function public.first_id_for(wanted text) returns uuid
language sql stable security definer set search_path = '' as $$
  select '00000000-0000-0000-0000-000000000000'::uuid where public.has_role(wanted)
$$;
comment on function public.first_id_for(text) is
  'The lowest id where the caller has this role, else null: the start of the range of rows that the role sees.';
revoke execute on function public.first_id_for(text) from public, anon;
grant execute on function public.first_id_for(text) to authenticated, service_role;

create function public.visible_bookings() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.bookings where renter_id = (select auth.uid())
  union all
  select id from public.bookings where owner_id = (select auth.uid())
  union all
  select booking_id from public.claims where (select public.has_role('moderator'))
  union all
  select booking_id from public.person_reports where booking_id is not null and person_id <> (select auth.uid()) and (select public.has_role('moderator'))
$$;
comment on function public.visible_bookings() is
  'The rentals of the caller and those that a moderator decides about; beside them an admin sees all.';
revoke execute on function public.visible_bookings() from public, anon;
grant execute on function public.visible_bookings() to authenticated, service_role;

create function public.own_items() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.items where owner_id = (select auth.uid())
$$;
comment on function public.own_items() is 'The caller''s items.';
revoke execute on function public.own_items() from public, anon;
grant execute on function public.own_items() to authenticated, service_role;

-- The second half of each range says the same again: PostgreSQL then expects a handful of rows of it, as most callers get
-- none, and goes by the columns of the caller instead of walking an order of the whole table.
alter policy bookings_select_own on public.bookings
  using (renter_id = (select auth.uid()) or owner_id = (select auth.uid())
    or (id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));
alter policy bookings_select_claimed on public.bookings
  using (id = any (array(select c.booking_id from public.claims c where (select public.has_role('moderator')))));
alter policy bookings_select_reported on public.bookings
  using (id = any (array(
    select r.booking_id from public.person_reports r where r.booking_id is not null and (select public.has_role('moderator'))
  )));

alter policy orders_select_own on public.orders
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy payments_select_own on public.payments
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy ledger_accounts_select_own on public.ledger_accounts
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy payouts_select_own on public.payouts
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy payout_methods_select_own on public.payout_methods
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy kyc_submissions_select_own on public.kyc_submissions
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy claims_select_own on public.claims
  using (claimant_id = (select auth.uid()) or respondent_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy wishes_select on public.wishes
  using (user_id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy agreements_select on public.agreements
  using (user_id = (select auth.uid())
    or (user_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy profiles_select_own on public.profiles
  using (id = (select auth.uid())
    or (id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy commissions_select_own on public.commissions
  using (affiliate_id = (select auth.uid())
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

-- What belongs to a rental.

alter policy booking_events_select_own on public.booking_events
  using (booking_id = any (array(select public.visible_bookings()))
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy deposits_select_own on public.deposits
  using (booking_id = any (array(select public.visible_bookings()))
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy extensions_select_own on public.extensions
  using (booking_id = any (array(select public.visible_bookings()))
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy handovers_select_own on public.handovers
  using (booking_id = any (array(select public.visible_bookings()))
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy unit_returns_select_own on public.unit_returns
  using (booking_id = any (array(select public.visible_bookings()))
    or (booking_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

-- What belongs to an order, a payment or an account.

alter policy order_lines_select_own on public.order_lines
  using (order_id = any (array(select o.id from public.orders o where o.user_id = (select auth.uid())))
    or (order_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy order_lines_select_lender on public.order_lines
  using (id = any (array(select b.order_line_id from public.bookings b where b.owner_id = (select auth.uid()))));

alter policy captures_select_own on public.captures
  using (payment_id = any (array(select p.id from public.payments p where p.user_id = (select auth.uid())))
    or (payment_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy refunds_select_own on public.refunds
  using (payment_id = any (array(select p.id from public.payments p where p.user_id = (select auth.uid())))
    or (payment_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy ledger_entries_select_own on public.ledger_entries
  using (account_id = any (array(select a.id from public.ledger_accounts a where a.user_id = (select auth.uid())))
    or (account_id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));

alter policy booking_codes_select_renter on public.booking_codes
  using (booking_id = any (array(select b.id from public.bookings b where b.renter_id = (select auth.uid()))));

-- What belongs to an item.

alter policy item_units_own on public.item_units using (item_id = any (array(select public.own_items())));
alter policy item_blocks_select_own on public.item_blocks using (item_id = any (array(select public.own_items())));
alter policy item_blocks_delete_own on public.item_blocks using (item_id = any (array(select public.own_items())));
alter policy item_locations_select_own on public.item_locations using (item_id = any (array(select public.own_items())));
alter policy item_locations_select_renter on public.item_locations
  using (item_id = any (array(
    select b.item_id from public.bookings b
    where b.renter_id = (select auth.uid()) and b.status in ('confirmed', 'picked_up', 'returned', 'disputed')
  )));

alter policy item_revisions_select on public.item_revisions
  using (item_id = any (array(select public.own_items()))
    or (item_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

alter policy listing_events_select on public.listing_events
  using (item_id = any (array(select public.own_items()))
    or (item_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'));

-- Reviews and affiliates.

alter policy reviews_select_own on public.reviews
  using (author_id = (select auth.uid())
    or (booking_id between (select public.first_id_for('moderator')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('moderator')) = '00000000-0000-0000-0000-000000000000'
      and not public.is_side_of(booking_id)));
alter policy reviews_select_published on public.reviews
  using (published_at <= now() and hidden_at is null and booking_id = any (array(
    select b.id from public.bookings b where b.renter_id = (select auth.uid()) or b.owner_id = (select auth.uid())
  )));
alter policy affiliates_select_own on public.affiliates
  using (id = (select auth.uid())
    or (id between (select public.first_id_for('admin')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select public.first_id_for('admin')) = '00000000-0000-0000-0000-000000000000'));
