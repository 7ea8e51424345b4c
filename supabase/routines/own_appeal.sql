-- after: owes_second_factor
-- after: has_role
create or replace function public.own_appeal(one uuid, decider uuid default auth.uid())
returns table (others boolean, other_admins boolean)
language sql stable security definer set search_path = '' as $$
  with appeal as (
    select
      array[c.reporter_id, b.renter_id, b.owner_id] as concerned,
      case c.subject
        when 'item' then (
          select e.user_id from public.listing_events e
          where e.item_id = c.item_id and e.transition = 'remove' order by e.id desc limit 1
        )
        else (
          select d.decided_by from public.cases d
          where (d.person_id = c.person_id or d.review_id = c.review_id or d.wish_id = c.wish_id)
            and d.reason <> 'appeal' and d.decided_at <= c.created_at
            and d.status = any (case
              when c.subject = 'person' then '{warned,blocked}'::text[]
              when c.subject = 'wish' then '{removed}'
              when c.reporter_id = r.author_id then '{hidden}'
              else '{reply-removed}'
            end)
          order by d.decided_at desc limit 1
        )
      end as first_decider
    from public.cases c
    left join public.reviews r on r.id = c.review_id
    left join public.bookings b on b.id = r.booking_id
    where c.id = one and c.reason = 'appeal'
    union all
    select array[k.claimant_id, k.respondent_id], (
      select e.user_id from public.claim_events e
      where e.claim_id = k.id and e.transition = 'decide' order by e.id desc limit 1
    )
    from public.claims k
    where k.id = one
  ), colleagues as (
    select p.roles from public.profiles p
    where not p.is_blocked and (p.roles || p.duties) && '{admin,moderator,support}'::text[] and p.id <> decider
      and (select a.concerned @> array[p.id] from appeal a) is not true
      and not public.owes_second_factor(p.id)
  )
  select
    exists (select from colleagues),
    exists (select from colleagues w where w.roles @> '{admin}')
  from appeal a
  where a.first_decider = decider
    -- Who signs in asks about themselves; use cases and triggers about anyone.
    and ((select auth.uid()) is null or decider = (select auth.uid()) and (select public.has_role('moderator')))
$$;
comment on function public.own_appeal(uuid, uuid) is
  'One row where an appeal, or that against the decision on a claim, objects to a decision of this member of the team: whether another one could decide, and whether another admin could.';
revoke execute on function public.own_appeal(uuid, uuid) from public, anon;
grant execute on function public.own_appeal(uuid, uuid) to authenticated, service_role;
