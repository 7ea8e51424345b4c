-- after: setting_value
create or replace function public.setting_number(setting text) returns bigint
language sql stable security definer set search_path = '' as $$
  select case setting
    when 'deliveryCents' then coalesce(public.setting_value('deliveryCents')::bigint, 1000)
    when 'identityFromCents' then coalesce(public.setting_value('identityFromCents')::bigint, 0)
    when 'selfieAboveCents' then coalesce(public.setting_value('selfieAboveCents')::bigint, 100000)
    when 'reviewDays' then coalesce(public.setting_value('reviewDays')::bigint, 14)
    when 'holdMinutes' then coalesce(public.setting_value('holdMinutes')::bigint, 20)
    when 'identityWaitHours' then coalesce(public.setting_value('identityWaitHours')::bigint, 4)
  end
$$;
comment on function public.setting_number(text) is
  'The settings that the database asks, which every page shows: the delivery fee and the totals from which a booking takes a proven identity and above which a checked face, in cents, the days for reviews, the minutes of a hold and the hours of a wait for the identity; null for others. The defaults are those of src/domain/settings/terms.ts and rules.ts (a test compares them).';
grant execute on function public.setting_number(text) to anon, authenticated, service_role;
