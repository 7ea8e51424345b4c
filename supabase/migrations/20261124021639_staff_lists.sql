-- The lists of the back office over all rows: an index for each order in which they are read, and for the words that
-- they are searched by.
create index bookings_by_start on public.bookings (start_date, id);
create index bookings_by_total on public.bookings (total_cents, id);
create index bookings_by_status on public.bookings (status, number);
create index items_by_creation on public.items (created_at, id);
create index items_by_change on public.items (updated_at, id);
create index items_by_bookings on public.items (booking_count, id);
create index items_by_status on public.items (status, created_at, id) where status <> 'published';
create index items_by_title on public.items using gin (title extensions.gin_trgm_ops);
create index profiles_by_creation on public.profiles (created_at, id);
create index profiles_by_name on public.profiles (name, id);
create index profiles_by_words on public.profiles using gin (name extensions.gin_trgm_ops, email extensions.gin_trgm_ops);
create index profiles_staff on public.profiles (created_at, id) where roles && '{admin,moderator}';
create index profiles_blocked on public.profiles (created_at, id) where is_blocked;
create index payments_by_creation on public.payments (created_at, id);
create index payments_by_amount on public.payments (amount_cents, id);
create index payments_by_status on public.payments (status, created_at, id);
create index payments_by_provider_id on public.payments (provider_payment_id);
