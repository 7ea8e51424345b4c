-- What processes of 1.0 read and wrote, and those of 1.1 neither read nor write: `docs/decisions/columns-leave-a-release-later.md`.

-- A new database never had the routines: they come after all migrations. Each goes with its trigger.
drop function if exists public.join_payment_ids() cascade;
drop function if exists public.split_payment_ids() cascade;
-- Its three indexes go with it: payments_provider_provider_payment_id_key, payments_by_provider_id, payments_to_reconcile.
alter table public.payments drop column provider_payment_id;
drop index public.payments_to_check;

drop view if exists public.reports, public.person_reports, public.review_reports;
