-- after: setting_value
-- after: has_second_factor
create or replace function public.owes_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.setting_value('staffSecondFactor')::boolean, false) and (
    not public.has_second_factor(person)
    -- Our own server lets nobody in who has one and has not proved it; a hosted one leaves that to policies.
    or coalesce((select auth.jwt()) ->> 'aal', '') = 'aal1'
  )
$$;
comment on function public.owes_second_factor(uuid) is
  'Whether the operator demands a second factor from those who work in the back office, and this person, or the session of the caller, lacks it.';
revoke execute on function public.owes_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.owes_second_factor(uuid) to service_role;
