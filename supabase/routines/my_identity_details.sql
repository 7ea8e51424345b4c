create or replace function public.my_identity_details() returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Nothing of the document itself: the next one has another number and another end.
  select k.details - 'documentNumberEnd' - 'validUntil' from public.kyc_submissions k
  where k.user_id = (select auth.uid()) and k.step = 'identity' and k.details <> '{}'
  order by k.submitted_at desc limit 1
$$;
comment on function public.my_identity_details() is
  'What the caller entered beside their newest identity document, to fill in the form for another one; null without one.';
revoke execute on function public.my_identity_details() from public, anon;
grant execute on function public.my_identity_details() to authenticated;
