-- Every new table needs its grants written out: a hosted project would otherwise grant everything to every role.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

create domain public.object_name as text
  constraint object_name_form check (
    char_length(value) <= 300
    and value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$'
  );
comment on domain public.object_name is
  'A file in a bucket by its whole name, below the folder of a person: nothing in it leads elsewhere when it stands in an address.';

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function public.touch_updated_at() is 'Sets updated_at on every update.';
