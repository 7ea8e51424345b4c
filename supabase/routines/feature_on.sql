-- after: setting_value
create or replace function public.feature_on(feature text, moment timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.setting_value(feature, moment)::boolean, true)
$$;
comment on function public.feature_on(text, timestamptz) is
  'Whether the site has this feature at that time (settings of the group features); all are on by default.';
revoke execute on function public.feature_on(text, timestamptz) from public, anon, authenticated;
grant execute on function public.feature_on(text, timestamptz) to service_role;
