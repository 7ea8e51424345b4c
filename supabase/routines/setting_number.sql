-- after: setting_value
create or replace function public.setting_number(setting text) returns bigint
language sql stable security definer set search_path = '' as $$
  select case setting
    when 'deliveryCents' then coalesce(public.setting_value('deliveryCents')::bigint, 1000)
    when 'selfieAboveCents' then coalesce(public.setting_value('selfieAboveCents')::bigint, 100000)
    when 'reviewDays' then coalesce(public.setting_value('reviewDays')::bigint, 14)
  end
$$;
comment on function public.setting_number(text) is
  'The settings that the database asks, which every page shows: the delivery fee and the total above which a booking takes a checked face, in cents, and the days for reviews; null for others. The defaults are those of src/domain/settings/terms.ts (a test compares them).';
grant execute on function public.setting_number(text) to anon, authenticated, service_role;
