-- Discrepancies of payments and payouts in the order of their one list: without these all of them were read for a page.
create index payment_discrepancies_by_time on public.payment_discrepancies (found_at, id) where mended_at is null;
create index payout_discrepancies_by_time on public.payout_discrepancies (found_at, id) where mended_at is null;
-- With the id, so that the range of ids by which staff may read is looked up among those that wait, not among all proofs.
drop index public.kyc_submissions_pending;
create index kyc_submissions_pending on public.kyc_submissions (submitted_at, id) where status = 'pending';
