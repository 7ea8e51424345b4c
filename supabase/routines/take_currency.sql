create or replace function public.take_currency() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_currency set code = new.value #>> '{}';
  return null;
end
$$;
comment on function public.take_currency() is 'Makes the currency that was set the site''s.';
revoke execute on function public.take_currency() from public, anon, authenticated;

create or replace trigger take_currency after insert on public.setting_changes
  for each row when (new.name = 'currency') execute function public.take_currency();
