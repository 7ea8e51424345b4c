create or replace function public.split_payment_ids() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.payment_intents (id, provider, payment_id, position)
    select part.id, new.provider, new.id, part.position
    from regexp_split_to_table(new.provider_payment_id, ',') with ordinality part (id, position)
    on conflict do nothing;
  return null;
end
$$;
comment on function public.split_payment_ids() is
  'Writes the payment intents that a process of 1.0.0 joined by commas. Goes with the last of them, as join_payment_ids does.';
create or replace trigger split_payment_ids after insert or update of provider_payment_id on public.payments
  for each row when (new.provider_payment_id is not null) execute function public.split_payment_ids();
