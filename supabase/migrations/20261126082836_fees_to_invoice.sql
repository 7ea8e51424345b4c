create table public.fees_to_invoice (
  transfer_id uuid primary key references public.ledger_transfers (id) on delete cascade,
  lender_id uuid not null references public.profiles (id) on delete restrict,
  at timestamptz not null
);
comment on table public.fees_to_invoice is
  'The transfers that may have taken a fee of a rental, or given one back, and are on no invoice of the platform yet (queue_fee writes them).';
comment on column public.fees_to_invoice.at is 'That of the transfer: which month''s invoice it goes on.';
create index fees_to_invoice_at on public.fees_to_invoice (at, lender_id);
create index fees_to_invoice_lender on public.fees_to_invoice (lender_id, at, transfer_id);

alter table public.fees_to_invoice enable row level security;
grant select, delete on public.fees_to_invoice to service_role;
revoke insert, update, truncate on public.fees_to_invoice from service_role;

insert into public.fees_to_invoice (transfer_id, lender_id, at)
select t.id, b.owner_id, t.at
from public.ledger_transfers t join public.bookings b on b.id = t.booking_id
where t.kind in ('release', 'adjustment')
  and not exists (select from public.invoiced_fees f where f.transfer_id = t.id);
