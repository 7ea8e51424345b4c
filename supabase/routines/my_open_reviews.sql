-- after: reviews_close_at
-- For its caller alone, so it needs no policies, which would be asked again for each event of each rental.
create or replace function public.my_open_reviews(moment timestamptz)
returns table (id uuid, item_id uuid, other_id uuid, end_date timestamptz, due_at timestamptz)
-- Where more were expected, what is joined to them was read whole.
language sql stable rows 5 security definer set search_path = '' as $$
  with recent as (
    select moment - make_interval(days => public.setting_number('reviewDays')::integer) as since
  )
  select b.id, b.item_id, case when b.owner_id = (select auth.uid()) then b.renter_id else b.owner_id end, b.end_date, r.due_at
  from public.bookings b
  cross join lateral (select public.reviews_close_at(b) as due_at offset 0) r
  where (b.owner_id = (select auth.uid()) or b.renter_id = (select auth.uid()))
    and b.status in ('returned', 'disputed', 'completed')
    -- No claim keeps a rental open for longer, and none takes more than a year: all earlier ones would be looked through.
    and b.end_date > moment - interval '90 days' and b.start_date > moment - interval '456 days'
    -- What was over before, and had nothing happen since, is closed; the others are worth a closer look.
    and (
      b.status <> 'completed' or greatest(b.returned_at, b.end_date) > (select since from recent)
      or exists (select from public.booking_events e where e.booking_id = b.id and e.at > (select since from recent))
    )
    and (r.due_at > moment or r.due_at is null)
    and not exists (select from public.reviews w where w.booking_id = b.id and w.author_id = (select auth.uid()))
  order by r.due_at, b.end_date
  limit 5
$$;
comment on function public.my_open_reviews(timestamptz) is
  'The caller''s rentals of which they may still write a review, the five that close first, with when they do (null while a claim or the check of the return is open).';
revoke execute on function public.my_open_reviews(timestamptz) from public, anon;
grant execute on function public.my_open_reviews(timestamptz) to authenticated, service_role;
