create or replace function public.join_payment_ids() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.payments p set provider_payment_id = joined.ids
    from (
      select i.payment_id, string_agg(i.id, ',' order by i.position) as ids from public.payment_intents i
      where i.payment_id in (select n.payment_id from new_intents n) group by i.payment_id
    ) joined
    where p.id = joined.payment_id and p.provider_payment_id is distinct from joined.ids;
  return null;
end
$$;
comment on function public.join_payment_ids() is
  'Joins the payment intents by commas, as a process of 1.0.0 reads them: it would make the payment once more.';
create or replace trigger join_payment_ids after insert on public.payment_intents
  referencing new table as new_intents for each statement execute function public.join_payment_ids();
