-- What happened since the day or the month began.
create index bookings_by_creation on public.bookings (created_at);
create index ledger_transfers_by_time on public.ledger_transfers (at);
create index refunds_by_creation on public.refunds (created_at);
