-- after: tax_withheld_since
create or replace function public.refuse_withheld_payout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.tax_withheld_since(new.user_id) is not null then
    raise exception 'payouts are withheld until the tax data is there' using errcode = 'LA057', constraint = 'payouts_not_withheld';
  end if;
  return new;
end
$$;
comment on function public.refuse_withheld_payout() is
  'Refuses with LA057 to request, approve, order or confirm a payout of what a lender earned while the tax report lacks something of them.';
revoke execute on function public.refuse_withheld_payout() from public, anon, authenticated;

create or replace trigger refuse_withheld_payout before insert on public.payouts
  for each row when (new.account = 'lender') execute function public.refuse_withheld_payout();
-- What a bank was ordered to pay, or a file for it holds, is on its way.
create or replace trigger refuse_withheld_payment before update of status, bank_file on public.payouts
  for each row when (new.account = 'lender' and (
    (new.status = 'approved' and old.status = 'requested')
    or (new.bank_file is not null and old.bank_file is null)
    or (new.status = 'paid' and old.status = 'approved' and new.bank_file is null and new.order_ids is null)
  )) execute function public.refuse_withheld_payout();
