create or replace function public.removed_reply(review uuid) returns table (words text, removed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.details ->> 'reply', a.at
  from public.reviews r
  join public.bookings b on b.id = r.booking_id
  join public.audit_log a on a.subject_id = b.owner_id and a.action = 'remove-reply'
  where r.id = review and r.reply is null and r.replied_at is not null and a.details ->> 'reviewId' = review::text
    and (
      b.owner_id = (select auth.uid())
      or (select public.has_role('moderator')) and not public.is_side_of(b.id)
      or (select auth.role()) = 'service_role'
    )
  order by a.id desc limit 1
$$;
comment on function public.removed_reply(uuid) is
  'The reply to a review that a moderator removed, with when, for its lender and for the team; its words are in the audit log alone.';
revoke execute on function public.removed_reply(uuid) from public, anon;
grant execute on function public.removed_reply(uuid) to authenticated, service_role;
