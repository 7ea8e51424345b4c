-- The instant at which the clock looks at a payment next is only that: '-infinity' was one that is woken, null one with
-- which only its payer can go on. Its state says that; one that they did go on with had no clock any more.
comment on column public.payments.check_at is
  'When the clock looks at an open payment next and finishes what was left undone. One that is failed waits for its payer, or to be given up.';
update public.payments set check_at = now()
  where status in ('created', 'requires_action', 'authorised', 'failed') and (check_at is null or check_at = '-infinity');
create index payments_to_settle on public.payments (check_at)
  where status in ('created', 'requires_action', 'authorised') or status = 'failed' and capture_cents = 0;
