-- Every policy of the back office asks it (owes_second_factor).
alter table public.setting_changes add constraint setting_changes_staff_second_factor check (
  value is null or name <> 'staffSecondFactor' or jsonb_typeof(value) = 'boolean');
