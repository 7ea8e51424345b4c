-- after: people_by_words
-- Put together from the conditions that apply, as in `staff_bookings`; what the caller sends are parameters.
create or replace function public.staff_mails(
  words text default '', only_state text default '', since timestamptz default null, until timestamptz default null,
  sort text default 'created', descending boolean default true, after_value text default null,
  after_id uuid default null, page_size integer default 50
) returns table (
  id uuid, recipient text, person text, person_id uuid, template text, locale text, subject text, state text,
  attempts integer, error text, created_at timestamptz, sent_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'true';
  many constant integer := 1000;
  people uuid[];
  addresses text[];
begin
  if not public.has_role('support') then
    return;
  end if;
  if sought <> '' then
    people := public.people_by_words(sought, many);
    addresses := array(select u.email from auth.users u where u.id = any (people));
    conditions := conditions || ' and (m.recipient ilike public.like_pattern($1) or m.subject ilike public.like_pattern($1)
      or m.person_id = any ($2) or m.recipient = any ($8))';
  end if;
  conditions := conditions || case only_state
    when 'sent' then ' and m.sent_at is not null'
    when 'failed' then ' and m.failed_at is not null'
    when 'waiting' then ' and m.sent_at is null and m.failed_at is null'
    else ''
  end;
  if since is not null then conditions := conditions || ' and m.created_at >= $3'; end if;
  if until is not null then conditions := conditions || ' and m.created_at < $4'; end if;
  if after_id is not null then
    conditions := conditions
      || format(' and (m.created_at, m.id) %s ($5::timestamptz, $6)', case when descending then '<' else '>' end);
  end if;
  return query execute format(
    'select m.id, m.recipient, p.name, p.id, m.template, m.locale, m.subject,
       case when m.sent_at is not null then ''sent'' when m.failed_at is not null then ''failed'' else ''waiting'' end,
       m.attempts, coalesce(m.last_error, ''''), m.created_at, m.sent_at
     from (
       select m.* from public.outbox m where %1$s order by m.created_at %2$s, m.id %2$s limit $7
     ) m
     left join public.profiles p
       on p.id = coalesce(m.person_id, (select u.id from auth.users u where u.email = m.recipient and u.is_sso_user = false))
     order by m.created_at %2$s, m.id %2$s',
    conditions, direction
  ) using sought, people, since, until, after_value, after_id, least(greatest(page_size, 1), 500), addresses;
end
$$;
comment on function public.staff_mails(
  text, text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) is
  'A page of the mails of the last 30 days for admins, empty for other callers, without what they say: by words of person, address and subject, by state (waiting, sent, failed) and time, latest or earliest first, after a row of the page before.';
revoke execute on function public.staff_mails(
  text, text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) from public, anon;
grant execute on function public.staff_mails(
  text, text, timestamptz, timestamptz, text, boolean, text, uuid, integer
) to authenticated, service_role;
