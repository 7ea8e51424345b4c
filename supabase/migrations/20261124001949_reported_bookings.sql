-- Who judges a person by a report from a rental sees that rental, as those with a claim.
create policy bookings_select_reported on public.bookings for select to authenticated
  using (
    (select public.has_role('moderator'))
    and exists (select from public.person_reports r where r.booking_id = bookings.id)
  );
