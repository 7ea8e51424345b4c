-- The database asks these itself (feature_on), also while somebody signs up.
alter table public.setting_changes add constraint setting_changes_features check (
  value is null or name not in ('hourly', 'delivery', 'hub', 'affiliates', 'wishes', 'extensions')
  or jsonb_typeof(value) = 'boolean');
