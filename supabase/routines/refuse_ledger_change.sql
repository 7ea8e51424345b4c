create or replace function public.refuse_ledger_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the ledger is only ever appended to' using errcode = 'LA051', constraint = 'ledger_append_only';
end
$$;
comment on function public.refuse_ledger_change() is 'Refuses with LA051 to change or delete a posted entry, for every role.';

create or replace trigger refuse_ledger_change before update or delete or truncate on public.ledger_entries
  for each statement execute function public.refuse_ledger_change();
create or replace trigger refuse_ledger_change before update or delete or truncate on public.ledger_transfers
  for each statement execute function public.refuse_ledger_change();
