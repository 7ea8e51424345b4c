-- Orders and filters of the back office that read whole tables at a hundred thousand items and people.
create index items_by_change on public.items (updated_at, id);
create index items_by_bookings on public.items (booking_count, id);
create index items_without_description on public.items (created_at, id) where description = '';
create index profiles_by_role on public.profiles using gin (roles);
create index profiles_by_identity on public.profiles (kyc_status, created_at, id);
-- Words of one or two letters are the beginning of a name, which trigrams do not narrow.
create index profiles_by_beginning on public.profiles (lower(name) text_pattern_ops);
create index profiles_by_address on public.profiles (email text_pattern_ops);
create index items_by_beginning on public.items (lower(title) text_pattern_ops);
create index payments_for_little on public.payments (purpose, created_at, id) where purpose <> 'rental';
create index cases_open_by_subject on public.cases (subject, due_at, id) where status = 'open';
create index cases_decided_by_subject on public.cases (subject, decided_at desc, id) where status <> 'open';
-- How often similar items are rented is counted in the index alone.
drop index public.bookings_item;
create index bookings_item on public.bookings (item_id, start_date) include (status);
