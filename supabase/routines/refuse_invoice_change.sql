create or replace function public.refuse_invoice_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'an invoice is never changed: it is corrected by a credit note'
    using errcode = 'LA054', constraint = 'invoices_append_only';
end
$$;
comment on function public.refuse_invoice_change() is 'Refuses with LA054 to change or delete an invoice, for every role.';

create or replace trigger refuse_invoice_change before update or delete or truncate on public.invoices
  for each statement execute function public.refuse_invoice_change();
create or replace trigger refuse_invoice_change before update or delete or truncate on public.invoiced_fees
  for each statement execute function public.refuse_invoice_change();
