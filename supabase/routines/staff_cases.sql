-- Put together from the conditions that apply, as in `staff_bookings`; what the caller sends are parameters.
create or replace function public.staff_cases(
  subjects text[] default '{}', is_open boolean default true, assigned text default '', one uuid default null,
  after_at timestamptz default null, after_id uuid default null
) returns table (
  id uuid, subject text, item_id uuid, person_id uuid, reason text, message text, status text, created_at timestamptz,
  due_at timestamptz, decided_at timestamptz, assigned_to uuid, assignee text, decider text, decision_reason text,
  decision_message text, title text, text text, language text, path text, rating integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  conditions text := case when one is not null then 'c.id = $1' when is_open then 'c.status = ''open''' else 'c.status <> ''open''' end;
  place text := case when is_open then 'c.due_at, c.id' else 'c.decided_at desc, c.id' end;
begin
  if not public.has_role('moderator') then
    return;
  end if;
  if cardinality(subjects) = 1 then conditions := conditions || ' and c.subject = ($2)[1]';
  elsif cardinality(subjects) > 0 then conditions := conditions || ' and c.subject = any ($2)'; end if;
  conditions := conditions || case assigned
    when 'me' then ' and c.assigned_to = $3'
    when 'no one' then ' and c.assigned_to is null'
    when '' then ''
    else ' and false'
  end;
  if after_id is not null then
    conditions := conditions || case when is_open then ' and (c.due_at, c.id) > ($4, $5)'
      else ' and c.decided_at <= $4 and (c.decided_at < $4 or c.id > $5)' end;
  end if;
  return query execute format(
    'select c.id, c.subject, c.item_id, c.person_id, c.reason, c.message, c.status, c.created_at, c.due_at, c.decided_at, c.assigned_to,
       a.name, d.name, c.decision_reason, c.decision_message,
       coalesce(i.title, w.title, p.name), coalesce(v.text, w.note), coalesce(i.language, v.language, w.language),
       coalesce(m.path::text, p.avatar_path::text), v.rating::integer
     from (
       select c.* from public.cases c where %1$s and public.concerns_me(c) is not true order by %2$s limit 100
     ) c
     left join public.items i on i.id = c.item_id
     left join lateral (
       select x.path from public.item_images x where x.item_id = c.item_id order by x.position limit 1
     ) m on true
     left join public.reviews v on v.id = c.review_id
     left join public.wishes w on w.id = c.wish_id
     left join public.profiles p on p.id = coalesce(c.person_id, v.author_id)
     left join public.profiles a on a.id = c.assigned_to
     left join public.profiles d on d.id = c.decided_by
     order by %2$s',
    conditions, place
  ) using one, subjects, me, after_at, after_id;
end
$$;
comment on function public.staff_cases(text[], boolean, text, uuid, timestamptz, uuid) is
  'A hundred cases for the back office, those after the one with this time and id, or one of them, empty for other callers and without those about the caller: open ones by when they are due, decided ones latest first; assigned to the caller (`me`) or to `no one`.';
revoke execute on function public.staff_cases(text[], boolean, text, uuid, timestamptz, uuid) from public, anon;
grant execute on function public.staff_cases(text[], boolean, text, uuid, timestamptz, uuid) to authenticated, service_role;
