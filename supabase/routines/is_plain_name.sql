create or replace function public.is_plain_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(name !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and name !~ '(^|[\u0001-\u05ff])[\u200c\u200d]|[\u200c\u200d]($|[\u0001-\u05ff\u200c\u200d])'
    and name !~* '(://|www\.|\S@\S+\.\S|\S\.(com|net|org|info|biz|io|co|de|at|ch|fr|es|it|nl|eu|uk|shop|online|site|xyz|me|app|dev|link|click|top|ru|cn)(?![a-z0-9]))', true)
$$;
comment on function public.is_plain_name(text) is
  'Whether a name or title is one line of visible text without an address of the web or of mail. The same rule as src/domain/plain-name.ts.';
revoke execute on function public.is_plain_name(text) from public, anon, authenticated;
grant execute on function public.is_plain_name(text) to service_role;
