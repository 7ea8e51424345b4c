-- What a credit note gives back was computed from the name of its occasion.
alter table public.invoices add column transfer_id uuid references public.ledger_transfers (id) on delete restrict;
comment on column public.invoices.transfer_id is 'The transfer that gave back what a credit note of a rental is for.';
-- Invoices are never changed, as a trigger of a database that is there already says: this says the same of them in a column.
alter table public.invoices disable trigger user;
update public.invoices set transfer_id = split_part(once_key, ':', 2)::uuid where kind = 'rental_credit';
alter table public.invoices enable trigger user;
create unique index invoices_one_of_a_transfer on public.invoices (transfer_id) where transfer_id is not null;
alter table public.invoices
  add constraint invoices_credit_has_transfer check ((transfer_id is not null) = (kind = 'rental_credit'));
