-- after: setting_value
create or replace function public.keep_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'bookings' then
    select l.terms into new.terms from public.order_lines l where l.id = new.order_line_id;
    return new;
  end if;
  new.terms := jsonb_build_object(
    'claimHours', coalesce(public.setting_value('claimHours'), '48'),
    'lateGraceMinutes', coalesce(public.setting_value('lateGraceMinutes'), '30'),
    'latePercent', coalesce(public.setting_value('latePercent'), '150'),
    'maxLateHours', coalesce(public.setting_value('maxLateHours'), '72'),
    'refunds', case new.cancellation_policy
      when 'flexible' then jsonb_build_array(
        jsonb_build_object('hours', coalesce(public.setting_value('flexibleHours'), '24'), 'percent', 100))
      when 'strict' then jsonb_build_array(
        jsonb_build_object('hours', coalesce(public.setting_value('strictHours'), '168'),
          'percent', coalesce(public.setting_value('strictPercent'), '50')))
      else jsonb_build_array(
        jsonb_build_object('hours', coalesce(public.setting_value('moderateHours'), '120'), 'percent', 100),
        jsonb_build_object('hours', coalesce(public.setting_value('moderateLastHours'), '24'),
          'percent', coalesce(public.setting_value('moderatePercent'), '50')))
    end
  );
  return new;
end
$$;
comment on function public.keep_terms() is
  'Gives a line that a process of 1.0.0 orders the terms in force, and its booking those of its line: that release knows none. The defaults are those of src/domain/settings/rules.ts (a test compares them). Goes with the last of its processes.';
revoke execute on function public.keep_terms() from public, anon, authenticated;

create or replace trigger keep_terms before insert on public.order_lines
  for each row when (new.terms is null) execute function public.keep_terms();
create or replace trigger keep_terms before insert on public.bookings
  for each row when (new.terms is null) execute function public.keep_terms();
