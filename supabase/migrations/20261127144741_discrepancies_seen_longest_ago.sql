-- What is listed is compared again in the order in which it was seen, some at a time, however much is listed.
create index payment_discrepancies_by_sight on public.payment_discrepancies (seen_at) where mended_at is null;
