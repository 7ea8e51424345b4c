-- The back office finds people by the last four signs of the bank account to which they are paid out.
create index payout_methods_last4 on public.payout_methods (last4) where removed_at is null;
