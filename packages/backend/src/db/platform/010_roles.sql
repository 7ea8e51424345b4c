-- The roles and schemas that a hosted project has from the start.

do $$
declare
  role_name text;
begin
  foreach role_name in array '{anon,authenticated,service_role}'::text[] loop
    -- Roles belong to the whole server: another database on it may have made them already, or be about to.
    continue when exists (select from pg_roles where rolname = role_name);
    begin
      execute format('create role %I nologin noinherit', role_name)
        || case when role_name = 'service_role' then ' bypassrls' else '' end;
    exception
      when duplicate_object or unique_violation then
        null;
      when insufficient_privilege then
        raise insufficient_privilege using message = format(
          'the role %s is missing, and only a superuser may create it here: see "Where the data is" in docs/operating.md',
          role_name);
    end;
  end loop;
end
$$;

grant anon, authenticated, service_role to current_user;

create schema if not exists auth;
create schema if not exists storage;
create schema if not exists extensions;

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
revoke create on schema public from public;

-- The hosted project gives new tables of `public` to these roles; here a grant is always written out.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema public grant execute on functions to service_role;

do $$
begin
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
end
$$;
set search_path = "$user", public, extensions;
