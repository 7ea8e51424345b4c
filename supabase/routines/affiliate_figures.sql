-- One function for all of them: of fifty people, to ask each figure whether the caller is an admin took longer than to count.
create or replace function public.affiliate_figures(person uuid) returns table (
  referrals bigint[], earned_cents bigint, balance_cents bigint, has_open_payout boolean
)
language sql stable rows 1 security definer set search_path = '' as $$
  with seen as materialized (
    select person as id where person = (select auth.uid()) or (select public.has_role('admin'))
  )
  select
    (
      select array[
        count(*) filter (where a.referral_chain[1] = s.id), count(*) filter (where a.referral_chain[2] = s.id),
        count(*) filter (where a.referral_chain[3] = s.id), count(*) filter (where a.referral_chain[4] = s.id)
      ]
      from seen s join public.affiliates a on a.referral_chain @> array[s.id] and a.joined_at is not null
    ),
    (
      coalesce((select sum(c.amount_cents) from seen s join public.commissions c on c.affiliate_id = s.id), 0)
      - coalesce((
        select sum(a.amount_cents) from seen s join public.adjustments a on a.affiliate_id = s.id and a.status = 'done'
      ), 0)
    )::bigint,
    (
      select coalesce(sum(e.amount_cents), 0)::bigint
      from seen s
      join public.ledger_accounts a on a.user_id = s.id and a.kind = 'affiliate'
      join public.ledger_entries e on e.account_id = a.id
    ),
    exists (
      select from seen s
      join public.payouts o on o.user_id = s.id and o.account = 'affiliate' and o.status in ('requested', 'approved')
    )
$$;
comment on function public.affiliate_figures(uuid) is
  'Of a person as an affiliate: how many with a confirmed address they brought, by level from 1 to 4, the sum of their commissions less what was taken back and the unpaid ones, in cents, and whether a payout is under way; only an admin can read those of others.';
revoke execute on function public.affiliate_figures(uuid) from public, anon;
grant execute on function public.affiliate_figures(uuid) to authenticated, service_role;
