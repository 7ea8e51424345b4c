create or replace function public.lock_payment(payment uuid) returns setof public.payments
language plpgsql set search_path = '' as $$
begin
  -- As lockCheckout: each statement here sees what was committed while the one before it waited.
  perform pg_advisory_xact_lock(hashtextextended('checkout:' || p.user_id, 0)) from public.payments p where p.id = payment;
  return query select * from public.payments p where p.id = payment for update;
end
$$;
comment on function public.lock_payment(uuid) is
  'Takes the checkout of a payment''s payer, then the payment, and answers it as it is then.';
revoke execute on function public.lock_payment(uuid) from public, anon, authenticated;
grant execute on function public.lock_payment(uuid) to service_role;
