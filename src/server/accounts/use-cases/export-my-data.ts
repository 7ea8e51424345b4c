import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'

/**
 * What is kept about a person, part by part; `$1` is the person. Of others only ids, and no secrets: a QR code, a
 * password's hash or a second factor's secret would be worth something to a thief of the file.
 */
export const EXPORTED = {
  account: `select u.email, u.phone, u.created_at, u.last_sign_in_at, u.email_confirmed_at, u.raw_user_meta_data
            from auth.users u where u.id = $1`,
  sessions: `select s.created_at, s.refreshed_at, s.user_agent, host(s.ip) as ip, s.country, s.aal
             from auth.sessions s where s.user_id = $1`,
  second_factors: `select f.factor_type, f.friendly_name, f.status, f.created_at
                   from auth.mfa_factors f where f.user_id = $1`,
  passkeys: `select k.friendly_name, k.created_at, k.last_used_at from auth.passkeys k where k.user_id = $1`,
  profile: 'select p.* from public.profiles p where p.id = $1',
  affiliate: `select a.referral_code, a.referred_by, a.created_at from public.affiliates a where a.id = $1`,
  back_office: `select l.action, l.details, l.at from public.audit_log l where l.subject_id = $1`,
  favourites: 'select f.item_id, f.created_at from public.favourites f where f.user_id = $1',
  items: 'select i.* from public.items i where i.owner_id = $1',
  item_locations: `select l.* from public.item_locations l join public.items i on i.id = l.item_id
                   where i.owner_id = $1`,
  item_images: `select m.* from public.item_images m join public.items i on i.id = m.item_id
                where i.owner_id = $1`,
  item_events: `select e.item_id, e.transition, e.from_status, e.to_status, e.role, e.reason, e.message, e.at
                from public.listing_events e join public.items i on i.id = e.item_id where i.owner_id = $1`,
  calendar_feeds: `select f.id, f.item_id, f.created_at, f.last_read_at from public.calendar_feeds f
                   where f.owner_id = $1`,
  calendar_sources: 'select s.* from public.calendar_sources s where s.owner_id = $1',
  item_blocks: `select b.* from public.item_blocks b join public.items i on i.id = b.item_id
                where i.owner_id = $1`,
  reservations: 'select r.* from public.reservations r where r.user_id = $1',
  orders: 'select o.* from public.orders o where o.user_id = $1',
  order_lines: `select l.* from public.order_lines l join public.orders o on o.id = l.order_id
                where o.user_id = $1`,
  rentals: 'select b.* from public.bookings b where b.renter_id = $1',
  lendings: `select to_jsonb(b) - 'delivery_address' as booking from public.bookings b where b.owner_id = $1`,
  rental_events: `select e.* from public.booking_events e join public.bookings b on b.id = e.booking_id
                  where $1 in (b.renter_id, b.owner_id)`,
  handovers: `select h.* from public.handovers h join public.bookings b on b.id = h.booking_id
              where $1 in (b.renter_id, b.owner_id)`,
  extensions: `select x.* from public.extensions x join public.bookings b on b.id = x.booking_id
               where $1 in (b.renter_id, b.owner_id)`,
  claims: 'select c.* from public.claims c where $1 in (c.claimant_id, c.respondent_id)',
  claim_events: `select e.claim_id, e.transition, e.role, e.reason, e.details, e.at from public.claim_events e join public.claims c on c.id = e.claim_id
                 where $1 in (c.claimant_id, c.respondent_id)`,
  claim_evidence: 'select v.* from public.claim_evidence v where v.user_id = $1',
  ledger_accounts: 'select a.* from public.ledger_accounts a where a.user_id = $1',
  ledger_transfers: `select t.kind, t.booking_id, t.at, a.kind as account, e.amount_cents
                     from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id
                     join public.ledger_transfers t on t.id = e.transfer_id where a.user_id = $1`,
  commissions:
    'select c.booking_id, c.level, c.amount_cents, c.at from public.commissions c where c.affiliate_id = $1',
  payout_methods: `select m.*, d.iban, d.stripe_account from public.payout_methods m
                   left join public.payout_destinations d on d.method_id = m.id where m.user_id = $1`,
  payout_settings: 'select s.is_weekly, s.method_id from public.payout_settings s where s.user_id = $1',
  payouts: 'select p.* from public.payouts p where p.user_id = $1',
  payout_events: `select e.payout_id, e.transition, e.from_status, e.to_status, e.reason, e.at
                  from public.payout_events e join public.payouts p on p.id = e.payout_id where p.user_id = $1`,
  payments: 'select p.* from public.payments p where p.user_id = $1',
  captures: `select c.* from public.captures c join public.payments p on p.id = c.payment_id
             where p.user_id = $1`,
  payment_customers: 'select c.* from public.payment_customers c where c.user_id = $1',
  payment_methods: `select m.brand, m.last4, m.exp_month, m.exp_year, m.saved_at, m.removed_at
                    from public.payment_methods m where m.user_id = $1`,
  deposits: `select d.* from public.deposits d join public.bookings b on b.id = d.booking_id
             where $1 in (b.renter_id, b.owner_id)`,
  refunds: `select r.* from public.refunds r join public.payments p on p.id = r.payment_id
            where p.user_id = $1`,
  identity_proofs: `select k.step, k.status, k.details, k.reason, k.document_path, k.submitted_at, k.decided_at
                    from public.kyc_submissions k where k.user_id = $1`,
  reviews_written: 'select r.* from public.reviews r where r.author_id = $1',
  reviews_received: `select r.rating, r.text, r.reply, r.published_at from public.reviews r
                     where r.subject_id = $1 and r.published_at <= now()`,
  mails: `select m.template, m.locale, m.created_at, m.sent_at from public.outbox m
          where m.recipient = (select lower(p.email) from public.profiles p where p.id = $1)`,
  files: `select o.bucket_id, o.name, o.metadata, o.created_at from storage.objects o
          where o.bucket_id in ('images', 'avatars', 'documents') and o.name like $1::text || '/%'`,
} as const

const query = `select jsonb_build_object(${Object.entries(EXPORTED)
  .map(
    ([part, sql]) =>
      `'${part}', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${sql.replaceAll('$1', '$1::uuid')}) x)`,
  )
  .join(',\n')}) as data`

/** Everything that is kept about the caller, as JSON that people and machines can read. */
export const exportMyData = stagedUseCase({
  name: 'export-my-data',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({}),
  async runStaged({ deps, userId, now }) {
    const { rows } = await deps.db.pool.query<{ data: Record<keyof typeof EXPORTED, object[]> }>(query, [
      userId,
    ])
    return ok({ exportedAt: now.toISOString(), site: deps.config.siteUrl, ...rows[0]!.data })
  },
})
