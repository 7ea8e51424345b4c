-- after: setting_number
create or replace function public.reviews_close_at(booking public.bookings) returns timestamptz
language sql stable set search_path = '' as $$
  select case when booking.status = 'completed' then make_interval(days => public.setting_number('reviewDays')::integer) + coalesce(
    (select max(e.at) from public.booking_events e
     where e.booking_id = booking.id and e.transition in ('complete', 'settle')),
    booking.returned_at,
    booking.end_date) end
$$;
comment on function public.reviews_close_at(public.bookings) is
  'When the reviews of a rental are published at the latest and no more are taken: so many days after it was completed (14 by default); null before that.';
grant execute on function public.reviews_close_at(public.bookings) to authenticated, service_role;
