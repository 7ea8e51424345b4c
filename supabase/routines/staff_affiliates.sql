-- after: like_pattern
-- after: affiliate_sums
-- Put together from the conditions that apply, as in `staff_bookings`; what the caller sends are parameters. The order by
-- money is that of the kept sums; those that are shown are added up.
create or replace function public.staff_affiliates(
  words text default '', state text default '', sort text default 'created', descending boolean default true,
  after_value text default null, after_id uuid default null, page_size integer default 50
) returns table (
  id uuid, name text, email text, code text, people bigint, earned_cents bigint, reversed_cents bigint,
  paid_cents bigint, balance_cents bigint, is_blocked boolean, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := trim(coalesce(words, ''));
  place text := case sort
    when 'name' then 'p.name'
    when 'earned' then 'a.earned_cents'
    when 'balance' then 'a.balance_cents'
    else 'p.created_at' end;
  place_type text := case when sort = 'name' then 'text' when sort in ('earned', 'balance') then 'bigint' else 'timestamptz' end;
  -- Each order reads an index of the table that it is of, whose id breaks ties.
  key text := case when sort in ('earned', 'balance') then 'a.id' else 'p.id' end;
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'p.roles @> ''{affiliate}''';
  blocked constant text := 'p.id in (
    select b.id from public.affiliates b where b.blocked_at is not null
    union all
    select b.id from public.profiles b where b.is_blocked)';
begin
  if not public.has_role('finance') then
    return;
  end if;
  if sought ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    conditions := conditions || ' and p.id = $1::uuid';
  elsif exists (select from public.affiliates a where a.referral_code = upper(sought)) then
    conditions := conditions || ' and p.id = (select a.id from public.affiliates a where a.referral_code = upper($1))';
  elsif sought <> '' then
    conditions := conditions || ' and (p.name ilike public.like_pattern($1) or p.email ilike public.like_pattern($1))';
  end if;
  if state = 'active' then conditions := conditions || ' and not ' || blocked;
  elsif state = 'blocked' then conditions := conditions || ' and ' || blocked;
  elsif state = 'open' then conditions := conditions || ' and a.balance_cents > 0';
  end if;
  if after_id is not null then
    conditions := conditions || format(' and (%s, %s) %s ($2::%s, $3)', place, key,
      case when descending then '<' else '>' end, place_type);
  end if;
  return query execute format(
    'select p.id, p.name, p.email, a.referral_code,
       (select count(*) from public.affiliates r where r.referral_chain @> array[p.id] and r.joined_at is not null),
       s.earned_cents, s.reversed_cents, s.paid_cents, s.balance_cents,
       p.is_blocked or a.blocked_at is not null, p.created_at
     from (
       select p.id, %1$s as place from public.profiles p join public.affiliates a on a.id = p.id
       where %2$s order by %1$s %4$s, %3$s %4$s limit $4
     ) page
     join public.profiles p on p.id = page.id
     join public.affiliates a on a.id = page.id
     cross join lateral public.affiliate_sums(p.id) s
     order by page.place %4$s, page.id %4$s',
    place, conditions, key, direction
  ) using sought, after_value, after_id, least(greatest(page_size, 1), 500);
end
$$;
comment on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer) is
  'A page of the affiliates for admins and finance, empty for other callers: by id, code or words of name and e-mail address, active, blocked or with an open balance, in the order of joining, name, commissions or balance, after a row of the page before. Amounts in cents.';
revoke execute on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer) from public, anon;
grant execute on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer)
  to authenticated, service_role;
