-- An admin takes a commission back from an affiliate by hand.
alter table public.adjustments
  add column affiliate_id uuid references public.profiles (id) on delete restrict,
  drop constraint adjustments_kind_check,
  add constraint adjustments_kind_check
    check (kind in ('refund', 'goodwill', 'credit', 'deposit_release', 'deposit_capture', 'commission')),
  add constraint adjustments_of_affiliate check ((kind = 'commission') = (affiliate_id is not null));
comment on column public.adjustments.kind is
  'refund: to the renter, out of what the lender earns; goodwill and credit: to the renter or the lender at the platform''s cost; commission: back from an affiliate to the platform.';
comment on column public.adjustments.affiliate_id is 'Whose commission on the booking is taken back.';
create index adjustments_affiliate on public.adjustments (affiliate_id, created_at) where affiliate_id is not null;
