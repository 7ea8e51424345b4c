create or replace function public.person_facts(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lent', (
      select count(*) from public.bookings b where b.owner_id = p.id and b.status in ('returned', 'completed')
    ),
    'rented', (
      select count(*) from public.bookings b where b.renter_id = p.id and b.status in ('returned', 'completed')
    ),
    -- Three answers say how someone answers; one says how one rental went.
    'answered_percent', case when answers.asked >= 3 then round(100.0 * answers.given / answers.asked) end,
    'answer_minutes', case when answers.given >= 3 then ceil(answers.median / 60) end
  )
  from public.profiles p
  cross join lateral (
    select count(*) as asked, count(*) filter (where a.transition <> 'expire') as given,
      percentile_cont(0.5) within group (order by extract(epoch from a.at - a.created_at))
        filter (where a.transition <> 'expire') as median
    from (
      select e.transition, e.at, b.created_at
      from (
        select o.id, o.created_at from public.bookings o where o.owner_id = p.id order by o.start_date desc limit 50
      ) b
      join public.booking_events e on e.booking_id = b.id and e.transition in ('accept', 'decline', 'expire')
    ) a
  ) answers
  where p.id = person and not p.is_blocked
$$;
comment on function public.person_facts(uuid) is
  'What everybody may know of how a person lends and rents: rentals on each side, and how often and how fast they answered requests among their last 50 bookings as a lender. Null for a person who is blocked or gone.';
revoke execute on function public.person_facts(uuid) from public;
grant execute on function public.person_facts(uuid) to anon, authenticated, service_role;
