create or replace function public.publish_reviews(as_of timestamptz, only_of uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  published integer;
begin
  update public.reviews r set published_at = as_of
  from public.bookings b
  where b.id = r.booking_id and r.published_at is null and b.status = 'completed' and (only_of is null or b.id = only_of)
    and (public.reviews_close_at(b) <= as_of or (
      exists (select from public.reviews o where o.booking_id = b.id and o.author_id = b.renter_id)
      and exists (select from public.reviews o where o.booking_id = b.id and o.author_id = b.owner_id)));
  get diagnostics published = row_count;
  return published;
end
$$;
comment on function public.publish_reviews(timestamptz, uuid) is
  'Publishes what is sealed no longer, of all rentals or of one: both sides have written, or 14 days have passed, and no claim is open. Answers how many.';
revoke execute on function public.publish_reviews(timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.publish_reviews(timestamptz, uuid) to service_role;
