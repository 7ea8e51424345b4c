create or replace function public.staff_affiliate_entries(
  person uuid, after_id bigint default null, page_size integer default 25
) returns table (
  id bigint, transfer_id uuid, kind text, at timestamptz, amount_cents bigint, booking_id uuid, booking_number bigint,
  level smallint, referred_id uuid, referred_name text, payout_id uuid, payout_number bigint, payout_status text
)
language sql stable security definer set search_path = '' as $$
  select e.id, t.id, t.kind, t.at, e.amount_cents, b.id, b.number, c.level, c.referred_id, r.name, o.id, o.number, o.status
  from (
    select e.id, e.transfer_id, e.amount_cents
    from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
    where (select public.has_role('finance')) and a.user_id = person and a.kind = 'affiliate'
      and (staff_affiliate_entries.after_id is null or e.id < staff_affiliate_entries.after_id)
    order by e.id desc
    limit least(greatest(page_size, 1), 500)
  ) e
  join public.ledger_transfers t on t.id = e.transfer_id
  left join public.bookings b on b.id = t.booking_id
  left join public.commissions c on c.booking_id = t.booking_id and c.affiliate_id = person
  left join public.profiles r on r.id = c.referred_id
  left join public.payouts o on o.id = t.payout_id
  order by e.id desc
$$;
comment on function public.staff_affiliate_entries(uuid, bigint, integer) is
  'For admins and finance, empty for other callers: a page of what came to an affiliate''s account and left it, the latest first, each with its transfer in the ledger: commissions with the rental and the person, what was taken back, payouts. Amounts in cents.';
revoke execute on function public.staff_affiliate_entries(uuid, bigint, integer) from public, anon;
grant execute on function public.staff_affiliate_entries(uuid, bigint, integer) to authenticated, service_role;
