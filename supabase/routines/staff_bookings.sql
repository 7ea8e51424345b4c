-- after: items_by_words
-- after: people_by_words
-- The statement is put together from the conditions that apply, so that each gets the plan and the index that suit it.
-- Only fixed texts go into it; what the caller sends are parameters.
--
-- Few people and items are found by their ids in the indexes. Where the words fit many, rows are read in their order and
-- compared one by one, until there is a page of them; those of one state, which may be few and of other people, with
-- the ids, of which there are thousands, at hand.
create or replace function public.staff_bookings(
  words text default '', states text[] default '{}', since timestamptz default null, until timestamptz default null,
  sort text default 'number', descending boolean default true, after_value text default null,
  after_id uuid default null, page_size integer default 50
) returns table (
  id uuid, number bigint, status text, title text, language text, renter text, owner text, renter_email text,
  owner_email text, start_date timestamptz, end_date timestamptz, time_zone text, total_cents bigint,
  refund_cents bigint, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  sort_column text := case sort when 'start' then 'start_date' when 'total' then 'total_cents' else 'number' end;
  sort_type text := case sort when 'start' then 'timestamptz' else 'bigint' end;
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'true';
  people uuid[];
  things uuid[];
  many constant integer := 1000;
  at_hand constant integer := case when cardinality(states) > 0 then 5000 else many end;
begin
  if not public.has_role('bookings') then
    return;
  end if;
  if sought ~ '^#?[0-9]{1,15}$' then
    conditions := conditions || ' and b.number = ltrim($1, ''#'')::bigint';
  elsif sought <> '' then
    people := public.people_by_words(sought, at_hand + 1);
    things := public.items_by_words(sought, at_hand + 1);
    conditions := conditions || case
      when cardinality(people) <= many and cardinality(things) <= many
        then ' and (b.renter_id = any ($2) or b.owner_id = any ($2) or b.item_id = any ($3))'
      when cardinality(people) <= at_hand and cardinality(things) <= at_hand
        then ' and (b.renter_id in (select unnest($2)) or b.owner_id in (select unnest($2))
          or b.item_id in (select unnest($3)))'
      else ' and ((select i.title from public.items i where i.id = b.item_id) ilike public.like_pattern($1)
        or (select p.name ilike public.like_pattern($1) or p.email ilike public.like_pattern($1)
          from public.profiles p where p.id = b.renter_id)
        or (select p.name ilike public.like_pattern($1) or p.email ilike public.like_pattern($1)
          from public.profiles p where p.id = b.owner_id))'
    end;
  end if;
  -- One state is read in the order of its index, several are sorted.
  if cardinality(states) = 1 then conditions := conditions || ' and b.status = ($4)[1]';
  elsif cardinality(states) > 0 then conditions := conditions || ' and b.status = any ($4)'; end if;
  if since is not null then conditions := conditions || ' and b.start_date >= $5'; end if;
  if until is not null then conditions := conditions || ' and b.start_date < $6'; end if;
  if after_id is not null then
    conditions := conditions || format(' and (b.%I, b.id) %s ($7::%s, $8)', sort_column,
      case when descending then '<' else '>' end, sort_type);
  end if;
  return query execute format(
    'select b.id, b.number, b.status, i.title, i.language, r.name, o.name, r.email, o.email, b.start_date, b.end_date,
       b.time_zone, b.total_cents, b.refund_cents, b.created_at
     from (
       select b.* from public.bookings b where %1$s order by b.%2$I %3$s, b.id %3$s limit $9
     ) b
     join public.items i on i.id = b.item_id
     join public.profiles r on r.id = b.renter_id
     join public.profiles o on o.id = b.owner_id
     order by b.%2$I %3$s, b.id %3$s',
    conditions, sort_column, direction
  ) using sought, people, things, states, since, until, after_value, after_id, least(greatest(page_size, 1), 500);
end
$$;
comment on function public.staff_bookings(
  text, text[], timestamptz, timestamptz, text, boolean, text, uuid, integer
) is
  'A page of all bookings for admins, empty for other callers: by number or by words of people and titles, by status and start, in the order of number, start or total, after a row of the page before. Amounts in cents.';
revoke execute on function public.staff_bookings(
  text, text[], timestamptz, timestamptz, text, boolean, text, uuid, integer
) from public, anon;
grant execute on function public.staff_bookings(
  text, text[], timestamptz, timestamptz, text, boolean, text, uuid, integer
) to authenticated, service_role;
