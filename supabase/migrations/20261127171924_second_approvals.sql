-- What waits for a second person is few among all that was ever moved or paid out.
create index adjustments_proposed on public.adjustments (created_at, id) where status = 'proposed';
create index payouts_endorsed on public.payouts (endorsed_at, id)
  where status = 'requested' and endorsed_at is not null;
