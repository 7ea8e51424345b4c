import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { DUTIES, type Duty, staffOf } from '#domain/access/duties.ts'
import { mayWork, OFFICE, type OfficePart } from '#domain/access/office.ts'
import { type Action, permissionRefusal, type Resource } from '#domain/access/permissions.ts'
import { ROLES, type Role } from '#domain/access/roles.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

type Permission = `${Action} ${Resource}`

/**
 * Who may read other people's rows in each table and view: the roles with this permission, everyone, or no one, not
 * even an admin, if only a use case shows them.
 */
const READERS: Record<string, Permission | 'everyone' | 'no one'> = {
  adjustments: 'manage booking',
  affiliate_users: 'manage affiliate',
  affiliates: 'manage affiliate',
  api_keys: 'no one',
  agreements: 'manage system',
  audit_log: 'manage user',
  booking_codes: 'no one',
  booking_events: 'manage booking',
  booking_notes: 'manage booking',
  bookings: 'manage booking',
  calendar_feeds: 'no one',
  calendar_sources: 'no one',
  captures: 'manage system',
  case_ledger_entries: 'verify document',
  cases: 'view report',
  categories: 'everyone',
  category_attributes: 'everyone',
  category_redirects: 'everyone',
  city_names: 'everyone',
  claim_assignments: 'view report',
  claim_events: 'view report',
  claim_evidence: 'view report',
  claims: 'view report',
  commissions: 'manage affiliate',
  condition_photos: 'everyone',
  conversation_participants: 'no one',
  conversations: 'no one',
  deposits: 'manage booking',
  discrepancies: 'manage system',
  disputes: 'manage booking',
  extensions: 'manage booking',
  favourites: 'no one',
  featured_items: 'everyone',
  handovers: 'manage booking',
  hubs: 'everyone',
  identity_checks: 'no one',
  invoices: 'manage system',
  item_blocks: 'no one',
  item_images: 'everyone',
  item_locations: 'no one',
  item_revisions: 'view report',
  item_units: 'no one',
  items: 'everyone',
  kyc_openings: 'no one',
  kyc_submissions: 'verify document',
  ledger_accounts: 'manage system',
  ledger_entries: 'manage system',
  ledger_transfers: 'manage system',
  lifecycle_transitions: 'everyone',
  listing_events: 'view report',
  message_blocks: 'no one',
  message_originals: 'no one',
  message_settings: 'no one',
  messages: 'no one',
  money_events: 'manage system',
  my_balances: 'no one',
  my_commission_levels: 'no one',
  my_earnings: 'no one',
  my_ledger_entries: 'no one',
  my_ledger_sums: 'no one',
  notification_settings: 'no one',
  notifications: 'no one',
  open_wishes: 'everyone',
  order_lines: 'manage system',
  orders: 'manage system',
  payment_discrepancies: 'manage system',
  payment_intents: 'manage system',
  payment_methods: 'no one',
  payments: 'manage system',
  payout_discrepancies: 'manage system',
  payout_events: 'verify document',
  payout_methods: 'verify document',
  payout_settings: 'no one',
  payouts: 'verify document',
  person_notes: 'view user',
  person_tags: 'view user',
  profiles: 'view user',
  public_profiles: 'everyone',
  public_reviews: 'everyone',
  push_subscriptions: 'no one',
  quick_replies: 'no one',
  read_marks: 'no one',
  refunds: 'manage system',
  reservations: 'no one',
  reviews: 'moderate review',
  saved_searches: 'no one',
  setting_changes: 'manage system',
  staff_audit: 'manage user',
  staff_views: 'view user',
  tax_requests: 'verify document',
  unit_returns: 'manage booking',
  waiting_listings: 'view report',
  webhook_deliveries: 'no one',
  webhook_endpoints: 'no one',
  wish_answers: 'no one',
  wishes: 'moderate review',
}

const BOOKINGS = [
  'booking_events',
  'booking_notes',
  'bookings',
  'deposits',
  'extensions',
  'handovers',
  'unit_returns',
]

/** What each duty reads besides; a table that is not named stays closed to it. Support reads as a moderator, too. */
const DUTY_READERS: Record<Duty, readonly string[]> = {
  support: BOOKINGS,
  finance: [
    ...BOOKINGS,
    'adjustments',
    'captures',
    'case_ledger_entries',
    'discrepancies',
    'disputes',
    'invoices',
    'ledger_accounts',
    'ledger_entries',
    'ledger_transfers',
    'money_events',
    'order_lines',
    'orders',
    'payment_discrepancies',
    'payment_intents',
    'payments',
    'payout_discrepancies',
    'payout_events',
    'payout_methods',
    'payouts',
    'profiles',
    'refunds',
    'tax_requests',
  ],
  content: [],
}

let t: TestApp
const actors = new Map<Role | Duty | 'no one', Caller>([['no one', ANONYMOUS]])
/** Rows of two people who are not among the actors. */
const foreign: Record<string, string> = {}

beforeAll(async () => {
  t = await createTestApp({}, { connections: 4 })
  for (const role of ROLES) {
    const { id } = await t.user({ roles: [role] })
    actors.set(role, { role: 'authenticated', userId: id, claims: { sub: id, role: 'authenticated' } })
  }
  for (const duty of DUTIES) {
    const { id } = await t.user()
    await t.db.pool.query('update public.profiles set duties = array[$2] where id = $1', [id, duty])
    actors.set(duty, { role: 'authenticated', userId: id, claims: { sub: id, role: 'authenticated' } })
  }
  const [owner, renter] = [
    await t.user({ name: 'Olga Owner' }),
    await t.user({ name: 'Rita Renter', kyc_level: 1 }),
  ]
  await fill(owner, renter)
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const METHOD = '0f0e0d0c-0b0a-4908-8706-050403020100'

async function fill(owner: TestUser, renter: TestUser): Promise<void> {
  const item = await createItem(t.db.pool, { owner: owner.id })
  const start = new Date(Date.now() - 30 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  const booking = await createBooking(t.db.pool, {
    item: item.id,
    renter: renter.id,
    start,
    end,
    status: 'completed',
  })
  const submission = await createSubmission(t.db.pool, { user: renter.id, step: 'identity' })
  const people = `('${owner.id}', '${renter.id}')`
  await t.db.pool.query(`
    insert into public.featured_items (item_id, position) select id, 1 from public.items limit 1;
    insert into public.hubs (name, address, city, country, latitude, longitude)
      values ('Corner shop', 'Beispielweg 1', 'Berlin', 'DE', 52.5, 13.4);
    insert into public.invoices (kind, issuer_id, recipient_id, year, once_key, booking_id, issued_at, issued_on, period_start,
        period_end, currency, vat_category, vat_percent, net_cents, vat_cents, content)
      values ('rental', '${owner.id}', '${renter.id}', 2026, 'rental', '${booking.id}', now(), '2026-11-01', '2026-10-01',
        '2026-10-02', 'EUR', 'S', 19, 100, 19, '{}');
    insert into public.notifications (user_id, kind, path, occasion)
      values ('${renter.id}', 'returned', '/dashboard', 'a rental');
    insert into public.notification_settings (user_id, topic) values ('${renter.id}', 'claims');
    insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, server_key)
      values ('${renter.id}', 'https://push.test/1', repeat('p', 87), repeat('a', 22), 'key');
    insert into public.category_redirects (slug, category_id) select 'old', id from public.categories limit 1;
    insert into public.category_attributes (key, category_id, kind, names)
      select 'brand', id, 'text', '{"en": "Brand", "de": "Marke", "es": "Marca", "fr": "Marque"}' from public.categories limit 1;
    insert into public.saved_searches (user_id, name, query) values ('${renter.id}', 'Drill', 'q=drill');
    insert into public.staff_views (owner_id, list, name, query, is_shared)
      values ('${owner.id}', 'people', 'Blocked', 'state=blocked', true);
    insert into public.cases (reporter_id, item_id, reason) values ('${renter.id}', '${item.id}', 'unsafe');
    insert into public.cases (reporter_id, person_id, reason) values ('${renter.id}', '${owner.id}', 'fraud');
    insert into public.person_notes (person_id, author_id, text) values ('${renter.id}', '${owner.id}', 'Called twice');
    insert into public.tax_requests (user_id, requested_at) values ('${renter.id}', now());
    insert into public.person_tags (person_id, key, tag, slot) values ('${renter.id}', 'vip', 'VIP', 1);
    insert into public.booking_notes (booking_id, author_id, text) values ('${booking.id}', '${owner.id}', 'Called twice');
    insert into public.setting_changes (name, version, value, effective_from, reason, changed_by)
      values ('feePercent', 1, '12', now(), 'Agreed', '${owner.id}');
    insert into public.kyc_openings (submission_id, moderator_id) values ('${submission}', '${owner.id}');
    insert into public.message_blocks (person_id, blocked_id) values ('${owner.id}', '${renter.id}');
    with conversation as (
      insert into public.conversations (item_id, renter_id, owner_id)
      values ('${item.id}', '${renter.id}', '${owner.id}') returning id
    )
    insert into public.messages (conversation_id, sender_id, body) select id, '${renter.id}', 'Is it loud?' from conversation;
    insert into public.message_originals (message_id, body) select id, 'Call 0171 2345678' from public.messages;
    insert into public.read_marks (conversation_id, person_id, message_id)
      select conversation_id, '${owner.id}', id from public.messages;
    insert into public.message_settings (person_id) values ('${renter.id}');
    insert into public.quick_replies (person_id, body) values ('${renter.id}', 'See you then');
    insert into public.favourites (user_id, item_id) values ('${renter.id}', '${item.id}');
    insert into public.item_images (item_id, path, position, width, height)
      values ('${item.id}', '${owner.id}/x.webp', 7, 4, 3);
    insert into public.item_revisions (item_id, title, description, language, category_id, images)
      select id, 'Another title', description, language, category_id, '[]' from public.items where id = '${item.id}';
    insert into public.item_blocks (item_id, start_date, end_date)
      values ('${item.id}', now() + interval '60 days', now() + interval '61 days');
    insert into public.calendar_sources (owner_id, item_id, name, url)
      values ('${owner.id}', '${item.id}', 'Elsewhere', 'https://calendar.example/a.ics');
    insert into public.api_keys (user_id, name, prefix, digest, scopes, expires_at)
      values ('${owner.id}', 'Shop', 'lend_abcdef', sha256('a key'), '{listings:read}', now() + interval '9 days');
    with endpoint as (
      insert into public.webhook_endpoints (user_id, url, events, sealed_secret)
        values ('${owner.id}', 'https://hook.test', '{booking.confirmed}', 'sealed') returning id
    )
    insert into public.webhook_deliveries (endpoint_id, event, data) select id, 'webhook.test', '{}' from endpoint;
    insert into public.identity_checks (user_id, provider, reference) values ('${owner.id}', 'stripe', 'vs_1');
    insert into public.calendar_feeds (owner_id, token_hash)
      values ('${owner.id}', sha256('a feed'));
    insert into public.reservations (item_id, user_id, start_date, end_date)
      values ('${item.id}', '${renter.id}', now() + interval '9 days', now() + interval '10 days');
    insert into public.booking_events (booking_id, transition, from_status, to_status, role)
      values ('${booking.id}', 'complete', 'returned', 'completed', 'clock');
    insert into public.extensions (booking_id, status, from_end, to_end, price_cents, expires_at)
      values ('${booking.id}', 'done', now(), now() + interval '1 day', 5, now());
    insert into public.listing_events (item_id, transition, from_status, to_status, role)
      values ('${item.id}', 'publish', 'draft', 'published', 'owner');
    insert into public.handovers (booking_id, kind, role, user_id, with_code, is_complete, is_undamaged, at, photos)
      values ('${booking.id}', 'return', 'owner', '${owner.id}', false, true, true, '2026-11-14T12:00:00Z',
        '{${booking.id}/${owner.id}/x}');
    insert into public.condition_photos (path, item_id, kind, taken_on)
      values ('${booking.id}/${owner.id}/x', '${item.id}', 'return', '2026-11-14');
    insert into public.unit_returns (booking_id, unit_id, handover_id, returned_at)
      select h.booking_id, e.unit_id, h.id, h.at from public.handovers h
      join public.calendar_entries e on e.booking_id = h.booking_id;
    insert into public.commissions (booking_id, level, affiliate_id, referred_id, amount_cents, at)
      values ('${booking.id}', 1, '${owner.id}', '${renter.id}', 5, now());
    select public.post_transfer('test', 'test', null, null, now(), jsonb_build_array(
      jsonb_build_object('account', 'provider', 'user_id', null, 'cents', -5),
      jsonb_build_object('account', 'lender', 'user_id', '${owner.id}', 'cents', 5)));
    insert into public.payout_methods (id, user_id, kind, holder, country, last4)
      values ('${METHOD}', '${owner.id}', 'iban', 'Olga Owner', 'DE', '3000');
    insert into public.payout_destinations (method_id, iban) values ('${METHOD}', 'DE89370400440532013000');
    insert into public.payout_settings (user_id, is_weekly, method_id, last_week)
      values ('${owner.id}', true, '${METHOD}', '2026-01-05');
    insert into public.payouts (id, user_id, account, method_id, amount_cents)
      values ('${METHOD}', '${owner.id}', 'lender', '${METHOD}', 2000);
    insert into public.payout_events (payout_id, transition, from_status, to_status, role)
      values ('${METHOD}', 'approve', 'requested', 'approved', 'moderator');
    insert into public.payout_discrepancies (payout_id, kind, own_cents, found_at, seen_at)
      values ('${METHOD}', 'missing', 5, now(), now());
    insert into public.audit_log (actor_id, action, subject_id)
      values ('${owner.id}', 'change-roles', '${renter.id}');
    insert into public.adjustments (id, booking_id, kind, amount_cents, reason, needs_two)
      values ('${METHOD}', '${booking.id}', 'credit', 5, 'Worn out', false);
    insert into public.deposits (booking_id, amount_cents) values ('${booking.id}', 5);
    insert into public.payment_discrepancies (payment_id, kind, found_at, seen_at)
      values ('${booking.paymentId}', 'status', now(), now());
    insert into public.payment_methods (user_id, provider, provider_method_id, brand, last4, exp_month, exp_year)
      values ('${renter.id}', 'test', 'pm_foreign', 'visa', '4242', 12, 2030);
    insert into public.refunds (payment_id, booking_id, amount_cents, reason)
      values ('${booking.paymentId}', '${booking.id}', 1, 'cancelled');
    insert into public.disputes (provider, provider_dispute_id, payment_id, booking_id, amount_cents, reason)
      select 'test', 'dp_1', p.id, '${booking.id}', 5, 'fraudulent' from public.payments p limit 1;
    update public.refunds set status = 'failed';
    insert into public.reviews (booking_id, kind, author_id, item_id, rating, published_at) values
      ('${booking.id}', 'renter_to_item', '${renter.id}', '${item.id}', 5, now());
    insert into public.reviews (booking_id, kind, author_id, item_id, subject_id, rating) values
      ('${booking.id}', 'renter_to_owner', '${renter.id}', '${item.id}', '${owner.id}', 5);
    insert into public.cases (reporter_id, review_id, reason)
      select '${renter.id}', id, 'private' from public.reviews limit 1;
    with wish as (
      insert into public.wishes (user_id, category_id, title, language, city, country, latitude, longitude, expires_at)
      select '${renter.id}', category_id, 'Carpet cleaner', 'en', 'Berlin', 'DE', 52.5, 13.4, now() + interval '9 days'
      from public.items where id = '${item.id}' returning id
    ), answer as (
      insert into public.wish_answers (wish_id, item_id, lender_id, told_at)
      select id, '${item.id}', '${owner.id}', now() from wish
    )
    insert into public.cases (reporter_id, wish_id, reason) select '${owner.id}', id, 'spam' from wish`)
  const claimed = await createBooking(t.db.pool, {
    item: item.id,
    renter: renter.id,
    start: new Date(start.getTime() + 5 * DAY_MS),
    end: new Date(start.getTime() + 6 * DAY_MS),
    status: 'disputed',
  })
  await t.db.pool.query(
    `with claim as (
       insert into public.claims (booking_id, kind, claimant_id, respondent_id, amount_cents, due_at)
       values ($1, 'damage', $2, $3, 100, now()) returning id
     ), event as (
       insert into public.claim_events (claim_id, transition, from_status, to_status, role)
       select id, 'open', 'open', 'open', 'claimant' from claim
     ), assignment as (
       insert into public.claim_assignments (claim_id, user_id) select id, $2 from claim
     )
     insert into public.claim_evidence (claim_id, path, user_id) select id, $4, $2 from claim`,
    [claimed.id, owner.id, renter.id, `${claimed.id}/${owner.id}/x`],
  )
  await t.db.pool.query(
    `select public.post_transfer('pick_up', 'test of a claim', $1, null, now(), jsonb_build_array(
      jsonb_build_object('account', 'renter', 'user_id', $2::uuid, 'cents', -5),
      jsonb_build_object('account', 'lender_pending', 'user_id', $3::uuid, 'cents', 5)))`,
    [claimed.id, renter.id, owner.id],
  )
  Object.assign(foreign, {
    // Of a rental without a claim: moderators may read a rental with one.
    bookings: `id = '${booking.id}'`,
    affiliate_users: `id in ${people}`,
    affiliates: `id in ${people}`,
    agreements: `user_id in ${people}`,
    profiles: `id in ${people}`,
    public_profiles: `id in ${people}`,
    reviews: 'published_at is null',
  })
}

/** The number of other people's rows of a table that a caller reads; 0 if the query is refused. */
async function readsOf(table: string, caller: Caller): Promise<number> {
  const condition = foreign[table] ? ` where ${foreign[table]}` : ''
  const reading = inTransaction(t.db, { as: caller }, (client) =>
    client.query(`select from public.${table}${condition}`),
  )
  const { rowCount } = await reading.catch((error: Error & { code?: string }) => {
    if (error.code === '42501') return { rowCount: 0 }
    throw error
  })
  return rowCount ?? 0
}

function mayRead(table: string, who: Role | Duty | 'no one'): boolean {
  const reader = READERS[table]!
  if (reader === 'everyone' || reader === 'no one') return reader === 'everyone'
  const duty = DUTIES.find((one) => one === who)
  if (duty) return DUTY_READERS[duty].includes(table) || (duty === 'support' && mayRead(table, 'moderator'))
  const [action, resource] = reader.split(' ') as [Action, Resource]
  const actor = who === 'no one' ? null : { id: 'me', roles: [who as Role] }
  return permissionRefusal(actor, action, resource, 'other') === undefined
}

describe('rows of other people', () => {
  it.each(Object.entries(READERS))('of %s are for %s', async (table) => {
    for (const [who, caller] of actors) {
      const reads = (await readsOf(table, caller)) > 0
      expect({ who, reads }).toEqual({ who, reads: mayRead(table, who) })
    }
  })

  it('are listed here for every table and view that can be read', async () => {
    const { rows } = await t.db.pool.query<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
        and (has_any_column_privilege('anon', c.oid, 'select')
          or has_any_column_privilege('authenticated', c.oid, 'select'))
      order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(READERS).toSorted())
  })
})

it('names the parts of the back office as the domain does', async () => {
  for (const part of Object.keys(OFFICE) as OfficePart[])
    for (const [who, caller] of actors) {
      if (who === 'no one') continue
      const duties = DUTIES.filter((duty) => duty === who)
      const person = staffOf({ roles: [who], duties })
      const known = await inTransaction(t.db, { as: caller }, (client) =>
        client.query('select public.has_role($1) as may', [part]),
      )
      expect({ part, who, ...known.rows[0] }).toEqual({ part, who, may: mayWork(person, part) })
    }
})

describe('where a second factor is demanded of staff', () => {
  const STAFF = ['admin', 'moderator', ...DUTIES] as const
  const demand = (isOn: boolean) =>
    t.db.pool.query(
      `insert into public.setting_changes (name, version, value, effective_from, reason)
       select 'staffSecondFactor', count(*) + 1, $1, now() - interval '1 second' + count(*) * interval '1 ms', 'Tried'
       from public.setting_changes where name = 'staffSecondFactor'`,
      [JSON.stringify(isOn)],
    )
  const callerOf = (who: Role | Duty, aal: 'aal1' | 'aal2'): Caller => {
    const caller = actors.get(who)!
    return { ...caller, claims: { ...caller.claims, aal } }
  }

  async function expectClosed(who: Role | Duty, caller: Caller) {
    for (const table of Object.keys(READERS)) {
      const reads = (await readsOf(table, caller)) > 0
      expect({ who, table, reads }).toEqual({ who, table, reads: mayRead(table, 'user') })
    }
  }

  beforeAll(() => demand(true))
  afterAll(async () => {
    await demand(false)
    await t.db.pool.query('delete from auth.mfa_factors')
  })

  it.each(STAFF)('%s without one reads what everybody reads', (who) =>
    expectClosed(who, callerOf(who, 'aal1')),
  )

  it.each(STAFF)('%s reads the own tables in a session that proved it, and only there', async (who) => {
    await t.db.pool.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [actors.get(who)!.userId],
    )
    await expectClosed(who, callerOf(who, 'aal1'))
    for (const table of Object.keys(READERS)) {
      const reads = (await readsOf(table, callerOf(who, 'aal2'))) > 0
      expect({ who, table, reads }).toEqual({ who, table, reads: mayRead(table, who) })
    }
  })

  it('an affiliate is one without it', async () => {
    const known = await inTransaction(t.db, { as: callerOf('affiliate', 'aal1') }, (client) =>
      client.query(`select public.has_role('affiliate') as may`),
    )
    expect(known.rows).toEqual([{ may: true }])
  })

  it('no policy asks for a role past the one place that decides', async () => {
    const { rows } = await t.db.pool.query(`
      select tablename, policyname from pg_policies
      where concat(qual, with_check) ~ '\\m(roles|duties)\\M'`)
    expect(rows).toEqual([])
  })
})
