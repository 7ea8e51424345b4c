create or replace function public.has_amounts() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- What is being written meanwhile is waited for and seen; what comes after waits until the caller is done.
  lock table public.items, public.orders, public.payments, public.ledger_transfers, public.payouts, public.invoices
    in share mode;
  return exists (select from public.items) or exists (select from public.orders)
    or exists (select from public.payments) or exists (select from public.ledger_transfers)
    or exists (select from public.payouts) or exists (select from public.invoices);
end
$$;
comment on function public.has_amounts() is
  'Whether anything has a price or money has moved, which stays so until the transaction ends: the currency is fixed then.';
revoke execute on function public.has_amounts() from public, anon, authenticated;
grant execute on function public.has_amounts() to service_role;
