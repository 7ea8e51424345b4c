create or replace function public.check_currency() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'money here is in %', public.currency_of_site()
    using errcode = 'LA036', constraint = 'currency_of_site', table = tg_table_name;
end
$$;
comment on function public.check_currency() is 'Refuses a row with money in another currency than the site''s.';
revoke execute on function public.check_currency() from public, anon, authenticated;

create or replace trigger check_currency before insert or update of currency on public.orders
  for each row when (new.currency is distinct from public.currency_of_site()) execute function public.check_currency();
create or replace trigger check_currency before insert or update of currency on public.payments
  for each row when (new.currency is distinct from public.currency_of_site()) execute function public.check_currency();
create or replace trigger check_currency before insert or update of currency on public.invoices
  for each row when (new.currency is distinct from public.currency_of_site()) execute function public.check_currency();
create or replace trigger check_currency before insert or update of currency on public.ledger_transfers
  for each row when (new.currency is distinct from public.currency_of_site()) execute function public.check_currency();
create or replace trigger check_currency before insert or update of currency on public.payouts
  for each row when (new.currency is distinct from public.currency_of_site()) execute function public.check_currency();
