-- after: like_pattern
create or replace function public.staff_people(
  words text default '', role text default '', identity text default '', blocked boolean default null,
  sort text default 'created', descending boolean default true, after_value text default null,
  after_id uuid default null, page_size integer default 50, tag text default ''
) returns table (
  id uuid, name text, email text, avatar_path text, roles text[], kyc_status text, kyc_level smallint,
  is_blocked boolean, city text, items bigint, last_sign_in_at timestamptz, created_at timestamptz, duties text[],
  tags text[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  sort_column text := case sort when 'name' then 'name' else 'created_at' end;
  sort_type text := case sort when 'name' then 'text' else 'timestamptz' end;
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'true';
begin
  if not public.has_role('moderator') then
    -- Others see themselves, as the policies have it: the test mode opens the page, and its action is denied.
    conditions := 'p.id = auth.uid()';
  end if;
  if sought ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    conditions := conditions || ' and p.id = $1::uuid';
  elsif char_length(sought) between 1 and 2 then
    conditions := conditions
      || ' and (lower(p.name) like lower(public.like_pattern($1)) or p.email like lower(public.like_pattern($1)))';
  elsif sought <> '' then
    conditions := conditions || ' and (p.name ilike public.like_pattern($1) or p.email ilike public.like_pattern($1))';
  end if;
  if role = 'staff' then
    -- Few, each found by an index of their own: else all people are walked in the order of the list.
    conditions := conditions || ' and p.id = any (array(
      select s.id from public.profiles s where s.roles && ''{admin,moderator}''
      union all select s.id from public.profiles s where s.duties <> ''{}''))';
  elsif role in ('support', 'finance', 'content') then
    conditions := conditions || ' and p.duties <> ''{}'' and p.duties @> array[$2]';
  elsif role <> '' then
    conditions := conditions || ' and p.roles @> array[$2]';
  end if;
  -- There are few of them, and an index of their own.
  if role in ('admin', 'moderator') then conditions := conditions || ' and p.roles && ''{admin,moderator}'''; end if;
  if role = 'lender' then conditions := conditions || ' and p.roles @> ''{lender}'''; end if;
  if identity <> '' then conditions := conditions || ' and p.kyc_status = $3'; end if;
  if blocked is not null then
    conditions := conditions || case when blocked then ' and p.is_blocked' else ' and not p.is_blocked' end;
  end if;
  if tag <> '' then
    -- Nobody learns here what they are called themselves.
    conditions := conditions || ' and p.id <> auth.uid()
      and p.id in (select t.person_id from public.person_tags t where t.key = $7)';
  end if;
  if after_id is not null then
    conditions := conditions || format(' and (p.%I, p.id) %s ($4::%s, $5)', sort_column,
      case when descending then '<' else '>' end, sort_type);
  end if;
  return query execute format(
    'select p.id, p.name, p.email, p.avatar_path::text, p.roles, p.kyc_status, p.kyc_level, p.is_blocked, p.city,
       (select count(*) from public.items i where i.owner_id = p.id), u.last_sign_in_at, p.created_at, p.duties,
       array(select t.tag from public.person_tags t where t.person_id = p.id and p.id <> auth.uid() order by t.key)
     from (
       select p.* from public.profiles p where %1$s order by p.%2$I %3$s, p.id %3$s limit $6
     ) p
     join auth.users u on u.id = p.id
     order by p.%2$I %3$s, p.id %3$s',
    conditions, sort_column, direction
  ) using sought, role, identity, after_value, after_id, least(greatest(page_size, 1), 500), tag;
end
$$;
comment on function public.staff_people(text, text, text, boolean, text, boolean, text, uuid, integer, text) is
  'A page of all people for the back office, of themselves for other callers: by id or by words of name and e-mail address, by role (`staff`: who works in the back office), state of identity, block and tag, in the order of joining or name, after a row of the page before.';
revoke execute on function public.staff_people(text, text, text, boolean, text, boolean, text, uuid, integer, text)
  from public, anon;
grant execute on function public.staff_people(text, text, text, boolean, text, boolean, text, uuid, integer, text)
  to authenticated, service_role;
