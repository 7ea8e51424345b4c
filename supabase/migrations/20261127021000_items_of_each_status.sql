-- The back office reads items status by status in the order of its list: of a status that few have, an index of all
-- was read to its end.
drop index public.items_by_change;
create index items_by_change on public.items (status, updated_at, id);
drop index public.items_by_bookings;
create index items_by_bookings on public.items (status, booking_count, id);
