create or replace view public.public_profiles with (security_invoker = false) as
  select
    p.id,
    case when p.is_blocked or p.name = '' then '' else split_part(p.name, ' ', 1) end as first_name,
    p.avatar_path,
    p.bio,
    p.city,
    p.kyc_level >= 1 as is_verified,
    p.kyc_level = 5 as is_business,
    p.rating_sum,
    p.rating_count,
    p.created_at as member_since,
    -- In which they most likely wrote about themselves.
    p.locale as language,
    p.renter_rating_sum,
    p.renter_rating_count
  from public.profiles p
  where not p.is_blocked and (
    p.id = (select auth.uid())
    -- An offset keeps it to the rows of an answer: all lenders would be collected otherwise.
    or exists (select from public.items i where i.owner_id = p.id and i.status = 'published' offset 0)
    or exists (
      select from public.reviews r
      where r.subject_id = p.id and r.published_at <= now() and r.hidden_at is null
    )
    or exists (
      select from public.reviews r
      where r.author_id = p.id and r.published_at <= now() and r.hidden_at is null
    )
    or exists (
      select from public.bookings b
      where (b.owner_id = p.id and b.renter_id = (select auth.uid()))
        or (b.renter_id = p.id and b.owner_id = (select auth.uid()))
    )
    or exists (
      select from public.conversations c
      where (c.owner_id = p.id and c.renter_id = (select auth.uid()))
        or (c.renter_id = p.id and c.owner_id = (select auth.uid()))
    )
    or exists (
      select from public.commissions c where c.referred_id = p.id and c.affiliate_id = (select auth.uid())
    )
    or (select auth.role()) = 'service_role'
    or (select public.has_role('accounts'))
  );
comment on view public.public_profiles is
  'The public part of a person: never e-mail, address, phone or family name. Of people who lend, or of whom or by whom there is a published review; of others only for themselves, for who rents from or writes with them or earned a commission by them, and for the team.';
grant select on public.public_profiles to anon, authenticated, service_role;
