create or replace function public.number_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoice_sequences as s (issuer_id, year, last_serial) values (new.issuer_id, new.year, 1)
    on conflict on constraint invoice_sequences_once do update set last_serial = s.last_serial + 1
    returning s.last_serial into new.serial;
  -- Lists go by the moment: one run issues many invoices of the same.
  -- Two branches, since no index finds "is not distinct from".
  new.issued_at := greatest(new.issued_at, (
    select max(before.issued_at) + interval '1 microsecond' from (
      select v.issued_at from public.invoices v
      where v.issuer_id = new.issuer_id and v.year = new.year and v.serial = new.serial - 1
      union all
      select v.issued_at from public.invoices v
      where new.issuer_id is null and v.issuer_id is null and v.year = new.year and v.serial = new.serial - 1
    ) before
  ));
  return new;
end
$$;
comment on function public.number_invoice() is
  'Gives an invoice the next number of its issuer and year, whatever its writer says; others wait for it to be committed, and what is rolled back leaves no gap. Its moment is after that of the number before it.';

create or replace trigger number_invoice before insert on public.invoices
  for each row execute function public.number_invoice();
