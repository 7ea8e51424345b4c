-- A proposal of the caller, or about money of theirs, is listed with the others, so that they see what became of it.
create or replace function public.second_approvals(
  after_at timestamptz default null, after_id uuid default null, page_size integer default 50, among uuid[] default null
) returns table (
  kind text, id uuid, version integer, since timestamptz, amount_cents bigint, about text, reason text, number bigint,
  booking_id uuid, affiliate_id uuid, person_id uuid, person text, proposer_id uuid, proposer text, is_own boolean
)
language sql stable security definer set search_path = '' as $$
  with may as (
    select public.has_role('finance') as move, public.has_role('accounts') as pay
  ), waiting as (
    select 'adjustment' as kind, a.id, a.version, a.created_at as since, a.amount_cents, a.kind as about, a.reason,
      b.number, a.booking_id, a.affiliate_id,
      coalesce(
        a.affiliate_id, case when a.kind in ('credit', 'deposit_capture') then b.owner_id else b.renter_id end
      ) as person_id,
      a.proposed_by as proposer_id, array[a.proposed_by, a.affiliate_id, b.renter_id, b.owner_id] as own_of
    from public.adjustments a
    join public.bookings b on b.id = a.booking_id
    where a.status = 'proposed' and (select m.move from may m)
    union all
    select 'payout', p.id, p.version, p.endorsed_at, p.amount_cents, p.account, null, p.number, null, null, p.user_id,
      first.user_id, array[first.user_id, p.user_id]
    from public.payouts p
    -- The first of two people counts for as long as they may decide.
    left join lateral (
      select e.user_id
      from public.payout_events e
      join public.profiles f on f.id = e.user_id
      where e.payout_id = p.id and e.transition = 'endorse' and e.user_id <> p.user_id
        and not f.is_blocked and (f.roles || f.duties) && '{admin,moderator,support,finance}'
      order by e.id limit 1
    ) first on true
    where p.status = 'requested' and p.endorsed_at is not null and (select m.pay from may m)
  )
  select w.kind, w.id, w.version, w.since, w.amount_cents, w.about, w.reason, w.number, w.booking_id, w.affiliate_id,
    w.person_id, subject.name, w.proposer_id, proposer.name, coalesce((select auth.uid()) = any (w.own_of), false)
  from waiting w
  join public.profiles subject on subject.id = w.person_id
  left join public.profiles proposer on proposer.id = w.proposer_id
  where (after_at is null or (w.since, w.id) > (after_at, after_id)) and (among is null or w.id = any (among))
  order by w.since, w.id
  limit least(greatest(page_size, 1), 500)
$$;
comment on function public.second_approvals(timestamptz, uuid, integer, uuid[]) is
  'A page of what a second person has to approve, the longest waiting first: money moved by hand for finance, payouts for those who decide on them; empty for other callers; with among, no others than these. is_own: the caller proposed it, or it is about money of theirs.';
revoke execute on function public.second_approvals(timestamptz, uuid, integer, uuid[]) from public, anon;
grant execute on function public.second_approvals(timestamptz, uuid, integer, uuid[]) to authenticated, service_role;
