-- after: affiliate_sums
create or replace function public.staff_affiliate(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.name, 'email', p.email, 'code', a.referral_code, 'created_at', p.created_at,
    'is_account_blocked', p.is_blocked, 'blocked_at', a.blocked_at,
    'sums', (select to_jsonb(s) from public.affiliate_sums(p.id) s),
    'above', (
      select coalesce(jsonb_agg(jsonb_build_object('level', c.level, 'id', u.id, 'name', u.name) order by c.level), '[]')
      from unnest(a.referral_chain) with ordinality c (id, level) join public.profiles u on u.id = c.id
    ),
    'levels', (
      select jsonb_agg(jsonb_build_object('level', l.level, 'people', (
        select count(*) from public.affiliates r
        where r.referral_chain @> array[p.id] and r.referral_chain[l.level] = p.id and r.joined_at is not null
      ), 'cents', (
        select coalesce(sum(c.amount_cents), 0) from public.commissions c
        where c.affiliate_id = p.id and c.level = l.level
      )) order by l.level)
      from generate_series(1, 4) l (level)
    )
  )
  from public.profiles p join public.affiliates a on a.id = p.id
  where p.id = person and (select public.has_role('finance'))
$$;
comment on function public.staff_affiliate(uuid) is
  'A person as an affiliate, for admins and finance, null for other callers: who earns from them, nearest first, what each level brought, and the sums. Amounts in cents.';
revoke execute on function public.staff_affiliate(uuid) from public, anon;
grant execute on function public.staff_affiliate(uuid) to authenticated, service_role;
