-- Cards that are not saved are looked at once a day until no rental needs them, instead of all of them every ten minutes.
alter table public.payment_methods add looked_at timestamptz;
comment on column public.payment_methods.looked_at is
  'When it was last asked whether a rental still needs a card that is not saved; null before the first time.';
create index payment_methods_not_saved on public.payment_methods (coalesce(looked_at, created_at), id)
  where saved_at is null and removed_at is null;
