-- after: like_pattern
-- after: affiliate_sums
-- Put together from the conditions that apply, as in `staff_bookings`; what the caller sends are parameters. By money all
-- affiliates are summed up, who are few beside all people; otherwise those of the page.
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
    when 'earned' then '(select s.earned_cents from public.affiliate_sums(p.id) s)'
    when 'balance' then '(select s.balance_cents from public.affiliate_sums(p.id) s)'
    else 'p.created_at' end;
  place_type text := case when sort = 'name' then 'text' when sort in ('earned', 'balance') then 'bigint' else 'timestamptz' end;
  direction text := case when descending then 'desc' else 'asc' end;
  conditions text := 'p.roles @> ''{affiliate}''';
  blocked constant text :=
    '(p.is_blocked or p.id in (select b.id from public.affiliates b where b.blocked_at is not null))';
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
  elsif state = 'open' then
    conditions := conditions || ' and (select s.balance_cents from public.affiliate_sums(p.id) s) > 0';
  end if;
  return query execute format(
    'select p.id, p.name, p.email, a.referral_code,
       (select count(*) from public.affiliates r where r.referral_chain @> array[p.id] and r.joined_at is not null),
       s.earned_cents, s.reversed_cents, s.paid_cents, s.balance_cents,
       p.is_blocked or a.blocked_at is not null, p.created_at
     from (
       select p.* from (select p.*, %1$s as place from public.profiles p where %2$s) p
       where %3$s order by p.place %4$s, p.id %4$s limit $4
     ) p
     join public.affiliates a on a.id = p.id
     cross join lateral public.affiliate_sums(p.id) s
     order by p.place %4$s, p.id %4$s',
    place, conditions,
    case when after_id is null then 'true'
      else format('(p.place, p.id) %s ($2::%s, $3)', case when descending then '<' else '>' end, place_type) end,
    direction
  ) using sought, after_value, after_id, least(greatest(page_size, 1), 500);
end
$$;
comment on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer) is
  'A page of the affiliates for admins and finance, empty for other callers: by id, code or words of name and e-mail address, active, blocked or with an open balance, in the order of joining, name, commissions or balance, after a row of the page before. Amounts in cents.';
revoke execute on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer) from public, anon;
grant execute on function public.staff_affiliates(text, text, text, boolean, text, uuid, integer)
  to authenticated, service_role;
