alter table public.items
  add column new_price_cents bigint check (new_price_cents between 100 and 10000000);
comment on column public.items.new_price_cents is 'What the item costs new, where the owner says so.';
grant insert (new_price_cents), update (new_price_cents) on public.items to authenticated;
