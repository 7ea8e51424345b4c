-- Asking of each of thousands of cases whether it concerns the caller takes seconds: those that do are few, and found by
-- what is the caller's.
create or replace function public.open_cases() returns table (waiting bigint, oldest timestamptz)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select c.id from public.cases c where c.status = 'open' and c.person_id = (select auth.uid())
    union
    select c.id from public.items i join public.cases c on c.item_id = i.id and c.status = 'open'
    where i.owner_id = (select auth.uid())
    union
    select c.id from public.wishes w join public.cases c on c.wish_id = w.id and c.status = 'open'
    where w.user_id = (select auth.uid())
    union
    select c.id
    from public.bookings b
    join public.reviews r on r.booking_id = b.id
    join public.cases c on c.review_id = r.id and c.status = 'open'
    where b.renter_id = (select auth.uid()) or b.owner_id = (select auth.uid())
  )
  select (select count(*) from public.cases c where c.status = 'open') - (select count(*) from mine),
    (
      select c.created_at from public.cases c
      where c.status = 'open' and c.id not in (select m.id from mine m)
      order by c.due_at, c.id limit 1
    )
  where (select public.has_role('moderator'))
$$;
comment on function public.open_cases() is
  'How many open cases the caller may decide, and since when the one waits that is due first; no row for callers who decide none.';
revoke execute on function public.open_cases() from public, anon;
grant execute on function public.open_cases() to authenticated, service_role;
