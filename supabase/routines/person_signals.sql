-- Each kind starts at the rows of the people asked about and finds the others by one index; of a value that very many
-- share (an office, a dormitory) it reads a hundred others and no more.
create or replace function public.person_signals(people uuid[], at timestamptz default now())
returns table (person_id uuid, kind text, hint text, amount integer, most_at timestamptz, others jsonb)
language sql stable security invoker set search_path = '' as $$
  with shared as (
    select m.user_id as person, 'iban' as kind, right(d.iban, 4) as hint, o.other
    from public.payout_methods m
    join public.payout_destinations d on d.method_id = m.id and d.iban is not null
    cross join lateral (
      select distinct om.user_id as other
      from (select od.method_id from public.payout_destinations od where od.iban = d.iban limit 200) od
      join public.payout_methods om on om.id = od.method_id
      where om.user_id <> m.user_id limit 100
    ) o
    where m.user_id = any (people)
    union
    select m.user_id, 'card', null, o.other
    from public.payment_methods m
    cross join lateral (
      select distinct om.user_id as other
      from (
        select x.user_id from public.payment_methods x
        where x.provider = m.provider and x.fingerprint = m.fingerprint limit 500
      ) om
      where om.user_id <> m.user_id limit 100
    ) o
    where m.user_id = any (people) and m.fingerprint is not null
    union
    select m.user_id, 'browser', null, o.other
    from public.person_marks m
    cross join lateral (
      select om.user_id as other from public.person_marks om
      where om.kind = 'browser' and om.digest = m.digest and om.user_id <> m.user_id
      order by om.seen_at desc limit 100
    ) o
    where m.user_id = any (people) and m.kind = 'browser'
    union
    -- Joined from one network within an hour before or after.
    select m.user_id, 'sign-ups', null, o.other
    from public.person_marks m
    cross join lateral (
      select om.user_id as other from public.person_marks om
      where om.kind = 'network' and om.digest = m.digest and om.user_id <> m.user_id
        and om.seen_at between m.seen_at - interval '1 hour' and m.seen_at + interval '1 hour'
      limit 100
    ) o
    where m.user_id = any (people) and m.kind = 'network'
    union
    select k.user_id, 'address', null, o.other
    from public.kyc_submissions k
    cross join lateral (
      select distinct ok.user_id as other
      from (select x.user_id from public.kyc_submissions x where x.address_key = k.address_key limit 500) ok
      where ok.user_id <> k.user_id limit 100
    ) o
    where k.user_id = any (people) and k.address_key is not null
    union
    select k.user_id, 'document', null, o.other
    from public.kyc_submissions k
    cross join lateral (
      select distinct ok.user_id as other
      from (select x.user_id from public.kyc_submissions x where x.number_hash = k.number_hash limit 500) ok
      where ok.user_id <> k.user_id limit 100
    ) o
    where k.user_id = any (people) and k.number_hash is not null
  ), found as (
    select s.person, s.kind, min(s.hint) as hint, p.id, p.name, p.is_blocked, p.created_at
    from shared s
    -- An account that was deleted has no address: what is kept of it by law is no sign.
    join public.profiles p on p.id = s.other and p.email <> ''
    group by s.person, s.kind, p.id
  ), ranked as (
    select f.*, count(*) over (partition by f.person, f.kind) as amount,
      row_number() over (partition by f.person, f.kind order by f.is_blocked desc, f.created_at desc, f.id) as place
    from found f
  ), moments as (
    select p.person, m.kind, m.created_at,
      count(*) over (
        partition by p.person, m.kind order by m.created_at
        range between interval '1 hour' preceding and current row
      ) as amount
    from unnest(people) p (person)
    cross join lateral (
      (
        select 'orders' as kind, o.created_at from public.orders o
        where o.user_id = p.person and o.created_at > at - interval '30 days' order by o.created_at desc limit 500
      )
      union all
      (
        select 'listings', i.created_at
        from (
          select x.created_at from public.items x where x.owner_id = p.person order by x.updated_at desc limit 500
        ) i
        where i.created_at > at - interval '30 days'
      )
      union all
      (
        select 'messages', m.created_at
        from (select x.created_at from public.messages x where x.sender_id = p.person order by x.id desc limit 500) m
        where m.created_at > at - interval '30 days'
      )
    ) m
  )
  select r.person, r.kind, min(r.hint), max(r.amount)::integer, null::timestamptz,
    jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'isBlocked', r.is_blocked) order by r.place)
  from ranked r where r.place <= 5
  group by r.person, r.kind
  union all
  (
    select distinct on (m.person, m.kind) m.person, m.kind, null::text, m.amount::integer, m.created_at, '[]'::jsonb
    from moments m order by m.person, m.kind, m.amount desc, m.created_at desc
  )
$$;
comment on function public.person_signals(uuid[], timestamptz) is
  'What of some people is unusual or shared with others, for the server alone, which shows it to staff: kind, the end of a shared IBAN, how many others, five of them; for orders, listings and messages the most within an hour of 30 days.';
revoke execute on function public.person_signals(uuid[], timestamptz) from public, anon, authenticated;
grant execute on function public.person_signals(uuid[], timestamptz) to service_role;
