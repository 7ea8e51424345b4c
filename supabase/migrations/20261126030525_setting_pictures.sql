-- A page shows what is set here: nothing but a picture of the site's own, with its sides.
alter table public.setting_changes add constraint setting_changes_pictures check (
  value is null or name not in ('logo', 'icon')
  or coalesce(
    jsonb_typeof(value) = 'object'
    and value ->> 'path' ~ '^site/[A-Za-z0-9_-]{1,80}$'
    and jsonb_typeof(value -> 'width') = 'number'
    and jsonb_typeof(value -> 'height') = 'number'
    and value ->> 'ground' in ('any', 'light', 'dark'), false));
