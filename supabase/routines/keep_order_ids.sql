create or replace function public.keep_order_ids() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.order_ids is null then
    new.order_ids := string_to_array(new.provider_payout_id, ',');
  else
    new.provider_payout_id := array_to_string(new.order_ids, ',');
  end if;
  return new;
end
$$;
comment on function public.keep_order_ids() is
  'Keeps the ids of an order joined by commas beside them, as a process of 1.0.0 writes and reads them: it would order the payout once more. Goes with the last of them.';
create or replace trigger keep_order_ids before insert or update of provider_payout_id, order_ids on public.payouts
  for each row when (new.order_ids is not null or new.provider_payout_id not like 'LND-%')
  execute function public.keep_order_ids();
