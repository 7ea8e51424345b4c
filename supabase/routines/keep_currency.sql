-- after: has_amounts
create or replace function public.keep_currency() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.code <> old.code and public.has_amounts() then
    raise exception 'there are amounts in %', old.code
      using errcode = 'LA037', constraint = 'site_currency_kept', table = tg_table_name, hint = 'CURRENCY_FIXED';
  end if;
  return new;
end
$$;
comment on function public.keep_currency() is
  'Refuses another currency once there are amounts: their numbers would mean others.';
revoke execute on function public.keep_currency() from public, anon, authenticated;

create or replace trigger keep_currency before update on public.site_currency
  for each row execute function public.keep_currency();
