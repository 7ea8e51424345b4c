-- after: setting_value
create or replace function public.main_language() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(public.setting_value('languages') ->> 0, 'en')
$$;
comment on function public.main_language() is
  'The language of the site for those who asked for none: the first of those that the operator offers.';
revoke execute on function public.main_language() from public, anon, authenticated;
grant execute on function public.main_language() to service_role;
