create or replace function public.check_transfer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(amount_cents) from public.ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of a transfer do not sum to zero'
      using errcode = 'LA050', constraint = 'ledger_entries_zero_sum';
  end if;
  return null;
end
$$;
comment on function public.check_transfer() is 'Refuses with LA050, when the transaction ends, a transfer that creates or loses money.';

drop trigger if exists check_transfer on public.ledger_entries;
create constraint trigger check_transfer after insert on public.ledger_entries
  deferrable initially deferred for each row execute function public.check_transfer();
