-- after: sign_in_state
create or replace function public.person_file(person uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'city', p.city, 'locale', p.locale,
    'avatar_path', p.avatar_path, 'roles', p.roles, 'duties', p.duties, 'is_blocked', p.is_blocked, 'kyc_level', p.kyc_level,
    'kyc_status', p.kyc_status, 'rating_sum', p.rating_sum, 'rating_count', p.rating_count,
    'renter_rating_sum', p.renter_rating_sum, 'renter_rating_count', p.renter_rating_count,
    'created_at', p.created_at,
    'sign_in', public.sign_in_state(p.id),
    'balances', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'cents', (
        select coalesce(sum(e.amount_cents), 0) from public.ledger_entries e where e.account_id = a.id
      )) order by a.kind), '[]')
      from public.ledger_accounts a where a.user_id = p.id and a.kind <> 'renter'
    ),
    'items', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc), '[]') from (
        select i.id, i.title, i.language, i.status, i.created_at
        from public.items i where i.owner_id = p.id order by i.created_at desc limit 10
      ) i
    ),
    'rentals', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.start_date desc, b.id desc), '[]') from (
        select b.id, b.number, b.status, b.start_date, b.end_date, b.time_zone, b.total_cents,
          b.side, b.other_id, i.title
        from (
          -- Each side by its index, of which the latest ten are enough.
          (select o.*, 'owner' as side, o.renter_id as other_id from public.bookings o
           where o.owner_id = p.id order by o.start_date desc, o.id desc limit 10)
          union all
          (select r.*, 'renter', r.owner_id from public.bookings r
           where r.renter_id = p.id and r.owner_id <> r.renter_id order by r.start_date desc, r.id desc limit 10)
        ) b
        left join public.items i on i.id = b.item_id
        order by b.start_date desc, b.id desc limit 10
      ) b
    ),
    'payouts', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc), '[]') from (
        select o.id, o.amount_cents, o.status, o.created_at
        from public.payouts o where o.user_id = p.id order by o.created_at desc limit 5
      ) o
    ),
    'identities', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.submitted_at desc), '[]') from (
        select k.id, k.step, k.status, k.submitted_at
        from public.kyc_submissions k where k.user_id = p.id order by k.submitted_at desc limit 10
      ) k
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
        select r.id, r.reason, r.message, r.status, r.created_at
        from public.cases r where r.person_id = p.id order by r.created_at desc limit 10
      ) r
    ),
    'tags', (
      select coalesce(jsonb_agg(t.tag order by t.key), '[]') from public.person_tags t where t.person_id = p.id
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.id desc), '[]') from (
        select n.id, n.text, n.created_at, w.name as author
        from public.person_notes n left join public.profiles w on w.id = n.author_id
        where n.person_id = p.id order by n.id desc limit 50
      ) n
    ),
    'history', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.at desc, l.id desc), '[]') from (
        select l.id, l.action, l.at, w.name as actor
        from public.audit_log l left join public.profiles w on w.id = l.actor_id
        where l.subject_id = p.id order by l.at desc, l.id desc limit 10
      ) l
    )
  )
  from public.profiles p
  where p.id = person and (select public.has_role('moderator'))
$$;
comment on function public.person_file(uuid) is
  'All that the back office sees of a person on one page, the latest of each; rentals, balances and history are empty for moderators. Null for other callers. Amounts in cents.';
revoke execute on function public.person_file(uuid) from public, anon;
grant execute on function public.person_file(uuid) to authenticated, service_role;
