alter table public.categories
  add fee_percent double precision constraint categories_fee_percent check (
    fee_percent between 0 and 50 and abs(fee_percent * 10 - round(fee_percent * 10)) < 1e-9);
comment on column public.categories.fee_percent is
  'The platform''s fee on rentals of its items, in per cent; null for that of the category that it is in, or the setting.';
