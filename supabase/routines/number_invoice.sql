create or replace function public.number_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoice_sequences as s (issuer_id, year, last_serial) values (new.issuer_id, new.year, 1)
    on conflict on constraint invoice_sequences_once do update set last_serial = s.last_serial + 1
    returning s.last_serial into new.serial;
  return new;
end
$$;
comment on function public.number_invoice() is
  'Gives an invoice the next number of its issuer and year, whatever its writer says; others wait for it to be committed, and what is rolled back leaves no gap.';

create or replace trigger number_invoice before insert on public.invoices
  for each row execute function public.number_invoice();
