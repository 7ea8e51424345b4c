create or replace function public.setting_value(setting text, moment timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select c.value from public.setting_changes c
  where c.name = setting and c.withdrawn_at is null and c.effective_from <= moment
  order by c.effective_from desc, c.id desc
  limit 1
$$;
comment on function public.setting_value(text, timestamptz) is
  'What a setting was set to and is in force; null where it is the default, which its caller knows.';
revoke execute on function public.setting_value(text, timestamptz) from public, anon, authenticated;
grant execute on function public.setting_value(text, timestamptz) to service_role;
