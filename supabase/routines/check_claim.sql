create or replace function public.check_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c public.claims;
  b public.bookings;
  claimed bigint;
begin
  select * into c from public.claims where id = new.id;
  if not found then
    return null;
  end if;
  -- Of two claims on a rental at the same moment the second waits here, and then counts the first.
  select * into strict b from public.bookings where id = c.booking_id for no key update;
  if (c.claimant_id, c.respondent_id) not in ((b.owner_id, b.renter_id), (b.renter_id, b.owner_id)) then
    raise exception 'a claim is between the two sides of its rental' using errcode = 'LA043', constraint = 'claims_sides';
  end if;
  if c.kind = 'no_show' then
    claimed := c.amount_cents;
  else
    select coalesce(sum(case when o.status = 'settled' then o.award_cents else o.amount_cents end), 0) into claimed
    from public.claims o where o.booking_id = c.booking_id and o.kind <> 'no_show' and o.status <> 'withdrawn';
  end if;
  if claimed > (case when c.kind = 'no_show' then b.due_cents else b.total_cents + b.deposit_cents end) then
    raise exception 'the claims on a rental ask for more than they may' using errcode = 'LA043', constraint = 'claims_at_most';
  end if;
  if (c.status in ('open', 'countered', 'decided')) <> (c.due_at is not null)
    or (c.status in ('decided', 'appealed', 'settled')) <> (c.award_cents is not null)
    or (c.status = 'countered' and c.offer_cents is null) then
    raise exception 'a claim that is % lacks what belongs to it', c.status
      using errcode = 'LA043', constraint = 'claims_whole';
  end if;
  return null;
end
$$;
comment on function public.check_claim() is
  'Refuses with LA043, when the transaction ends, a claim of other people, for too much, or without what its status needs.';

-- create or replace knows no constraint triggers.
drop trigger if exists check_claim on public.claims;
create constraint trigger check_claim after insert or update on public.claims
  deferrable initially deferred for each row execute function public.check_claim();
