create or replace function public.name_bank_file() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.bank_file := split_part(new.provider_payout_id, '/', 1);
  return new;
end
$$;
comment on function public.name_bank_file() is
  'Names the file that a process of 1.0.0 wrote a payout into: it knows no column for it. Goes with the last of them.';
create or replace trigger name_bank_file before insert or update of provider_payout_id on public.payouts
  for each row when (new.bank_file is null and new.provider_payout_id like 'LND-%')
  execute function public.name_bank_file();
