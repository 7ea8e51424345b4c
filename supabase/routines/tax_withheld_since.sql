-- after: setting_value
create or replace function public.tax_withheld_since(person uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select r.withheld_at from public.tax_requests r
  where r.user_id = person and r.answered_at is null and r.withheld_at is not null
    and coalesce(public.setting_value('taxWithholding')::boolean, true)
$$;
comment on function public.tax_withheld_since(uuid) is
  'Since when what a person earns by lending is not paid out, because the tax report lacks something of them; null where it is paid.';
revoke execute on function public.tax_withheld_since(uuid) from public, anon, authenticated;
grant execute on function public.tax_withheld_since(uuid) to service_role;
