-- Amounts so far were euros. Only the first start of an empty site, or its admin before there is an amount, chooses
-- another currency (supabase/routines/keep_currency.sql).
create table public.site_currency (
  only_one boolean primary key default true check (only_one),
  code text not null check (code ~ '^[A-Z]{3}$')
);
comment on table public.site_currency is 'The one currency of the site: all amounts are hundredths of it.';
comment on column public.site_currency.code is 'ISO 4217.';
insert into public.site_currency (code) values ('EUR');

alter table public.site_currency enable row level security;
revoke insert, update, delete, truncate on public.site_currency from service_role;
grant select on public.site_currency to service_role;

create function public.currency_of_site() returns text
language sql stable security definer set search_path = '' as $$
  select s.code from public.site_currency s
$$;
comment on function public.currency_of_site() is 'The currency (ISO 4217) that rows with money get, and none other (check_currency).';
revoke execute on function public.currency_of_site() from public, anon, authenticated;
grant execute on function public.currency_of_site() to service_role;

alter table public.orders drop constraint orders_currency_check, alter currency set default public.currency_of_site();
alter table public.payments drop constraint payments_currency_check, alter currency set default public.currency_of_site();
alter table public.invoices alter currency set default public.currency_of_site();
-- Their rows are too many to be written anew: they get a constant first.
alter table public.ledger_transfers add currency text not null default 'EUR';
alter table public.ledger_transfers alter currency set default public.currency_of_site();
alter table public.payouts add currency text not null default 'EUR';
alter table public.payouts alter currency set default public.currency_of_site();
comment on column public.orders.currency is 'ISO 4217: the site''s.';
comment on column public.payments.currency is 'ISO 4217: the site''s.';
comment on column public.invoices.currency is 'ISO 4217: the site''s.';
comment on column public.ledger_transfers.currency is 'ISO 4217: the site''s. Of all its entries.';
comment on column public.payouts.currency is 'ISO 4217: the site''s.';
grant select (currency) on public.payouts to authenticated;

-- Whoever set it says which one, now: what is set back to has been overwritten, and rows do not change at midnight.
alter table public.setting_changes add constraint setting_changes_currency check (
  name <> 'currency' or (
    value is not null and jsonb_typeof(value) = 'string' and (value #>> '{}') ~ '^[A-Z]{3}$'
    and effective_from <= changed_at));
