-- A sign-up takes the first of them, so nothing else may be there.
alter table public.setting_changes add constraint setting_changes_languages check (
  value is null or name <> 'languages'
  or (jsonb_typeof(value) = 'array' and value <> '[]' and value <@ '["en", "de", "es", "fr"]'));
