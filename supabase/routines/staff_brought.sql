create or replace function public.staff_brought(
  person uuid, after_value timestamptz default null, after_id uuid default null, page_size integer default 25
) returns table (
  id uuid, name text, level integer, brought_by uuid, brought_by_name text, rentals bigint, earned_cents bigint,
  joined_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select r.id, p.name, r.level, r.referred_by, b.name, c.rentals, c.cents, r.joined_at
  from (
    select a.id, a.referred_by, a.joined_at, array_position(a.referral_chain, person) as level
    from public.affiliates a
    where (select public.has_role('finance')) and a.referral_chain @> array[person] and a.joined_at is not null
      and (after_id is null or (a.joined_at, a.id) < (after_value, after_id))
    order by a.joined_at desc, a.id desc
    limit least(greatest(page_size, 1), 500)
  ) r
  join public.profiles p on p.id = r.id
  left join public.profiles b on b.id = r.referred_by
  cross join lateral (
    select count(*) as rentals, coalesce(sum(c.amount_cents), 0)::bigint as cents
    from public.commissions c where c.referred_id = r.id and c.affiliate_id = person
  ) c
  order by r.joined_at desc, r.id desc
$$;
comment on function public.staff_brought(uuid, timestamptz, uuid, integer) is
  'For admins and finance, empty for other callers: a page of the people whom an affiliate brought, at each level, with what their rentals earned the affiliate, the latest first. Amounts in cents.';
revoke execute on function public.staff_brought(uuid, timestamptz, uuid, integer) from public, anon;
grant execute on function public.staff_brought(uuid, timestamptz, uuid, integer) to authenticated, service_role;
