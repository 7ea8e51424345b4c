import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const SCHEMAS = ['auth', 'extensions', 'lendaround', 'payments_test', 'public', 'storage']

const ITEM_COLUMNS =
  `category_id, price_per_day_cents, deposit_cents, notice_hours, min_hours, max_hours, buffer_minutes, is_instant,
  price_per_hour_cents, delivery_methods, language, title, description, translations, neighbourhood, city,
  country, cancellation_policy, new_price_cents, weekend_price_cents,
  duration_discounts, attributes`.replace(/\s+/g, ' ')

/**
 * All privileges on tables and views of callers with the public key, before policies restrict the rows.
 * Every line was reviewed: add one only together with its policies.
 */
const REVIEWED: Record<string, string> = {
  'public.adjustments authenticated': 'select',
  'public.affiliate_users authenticated': 'select',
  'public.affiliates authenticated': 'select',
  'public.api_keys authenticated':
    'select (id, user_id, name, prefix, scopes, created_at, expires_at, last_used_at), delete',
  'public.audit_log authenticated': 'select',
  'public.booking_codes authenticated': 'select',
  'public.booking_events authenticated': 'select',
  'public.bookings authenticated': 'select',
  'public.captures authenticated': 'select',
  'public.calendar_feeds authenticated': 'select (id, owner_id, item_id, created_at, last_read_at), delete',
  'public.calendar_sources authenticated': 'select, delete',
  'public.categories anon': 'select',
  'public.categories authenticated': 'select',
  'public.category_attributes anon': 'select',
  'public.category_attributes authenticated': 'select',
  'public.category_redirects anon': 'select',
  'public.category_redirects authenticated': 'select',
  'public.city_names anon': 'select',
  'public.city_names authenticated': 'select',
  'public.claim_assignments authenticated': 'select',
  'public.claim_events authenticated':
    'select (id, claim_id, transition, from_status, to_status, role, reason, details, at)',
  'public.claim_evidence authenticated': 'select',
  'public.claims authenticated': 'select',
  'public.condition_photos anon': 'select',
  'public.condition_photos authenticated': 'select',
  'public.conversation_participants authenticated': 'select',
  'public.conversations authenticated': 'select',
  'public.deposits authenticated': 'select',
  'public.discrepancies authenticated': 'select',
  'public.disputes authenticated': 'select',
  'public.extensions authenticated': 'select',
  'public.favourites authenticated': 'select, insert (user_id, item_id), delete',
  'public.featured_items anon': 'select',
  'public.featured_items authenticated': 'select',
  'public.handovers authenticated': 'select',
  'public.hubs anon': 'select',
  'public.hubs authenticated': 'select',
  'public.invoices authenticated':
    `select (id, kind, issuer_id, recipient_id, number, booking_id, corrects_id, issued_at, issued_on, period_start, period_end,
    currency, vat_category, vat_percent, net_cents, vat_cents, gross_cents)`.replace(/\s+/g, ' '),
  'public.item_blocks authenticated': 'select, insert (item_id, start_date, end_date, note), delete',
  'public.item_images anon': 'select',
  'public.item_images authenticated': 'select, insert, update, delete',
  'public.item_locations authenticated': 'select',
  'public.item_revisions authenticated': 'select',
  'public.item_units authenticated': 'select, insert, update, delete',
  'public.items anon': 'select',
  'public.items authenticated': `select, insert (owner_id, ${ITEM_COLUMNS}), update (${ITEM_COLUMNS}), delete`,
  'public.kyc_openings authenticated': 'select',
  'public.identity_checks authenticated': 'select (id, user_id, status, opened_at)',
  'public.kyc_submissions authenticated':
    'select (id, user_id, step, status, document_path, reason, message, submitted_at, decided_at, kept_until, back_path, valid_until, documents_deleted_at)',
  'public.commissions authenticated': 'select',
  'public.ledger_accounts authenticated': 'select',
  'public.ledger_entries authenticated': 'select',
  'public.ledger_transfers authenticated': 'select',
  'public.case_ledger_entries authenticated': 'select',
  'public.my_balances authenticated': 'select',
  'public.my_commission_levels authenticated': 'select',
  'public.listing_events authenticated':
    'select (id, item_id, revision_id, transition, from_status, to_status, role, reason, message, at)',
  'public.my_earnings authenticated': 'select',
  'public.my_ledger_entries authenticated': 'select',
  'public.my_ledger_sums authenticated': 'select',
  'public.lifecycle_transitions anon': 'select',
  'public.lifecycle_transitions authenticated': 'select',
  'public.message_blocks authenticated': 'select',
  'public.message_originals authenticated': 'select',
  'public.message_settings authenticated':
    'select, insert (person_id, shows_reading, shows_typing), update (person_id, shows_reading, shows_typing)',
  'public.messages authenticated': 'select',
  'public.money_events authenticated': 'select',
  'public.notification_settings authenticated': 'select, insert, update',
  'public.notifications authenticated':
    'select (id, user_id, kind, data, path, created_at, read_at), update (read_at)',
  'public.order_lines authenticated': 'select',
  'public.orders authenticated': 'select',
  'public.payment_discrepancies authenticated': 'select',
  'public.payment_intents authenticated': 'select',
  'public.payment_methods authenticated':
    'select (id, user_id, brand, last4, exp_month, exp_year, saved_at, created_at)',
  'public.payments authenticated': 'select',
  'public.payout_discrepancies authenticated': 'select',
  'public.payout_events authenticated':
    'select (id, payout_id, transition, from_status, to_status, role, reason, at)',
  'public.payout_methods authenticated': 'select',
  'public.payout_settings authenticated': 'select',
  'public.payouts authenticated': 'select',
  'public.profiles authenticated': 'select, update (name, avatar_path, bio, locale, city, phone)',
  'public.public_profiles anon': 'select',
  'public.public_profiles authenticated': 'select',
  'public.public_reviews anon': 'select',
  'public.public_reviews authenticated': 'select',
  'public.booking_notes authenticated': 'select',
  'public.person_notes authenticated': 'select',
  'public.person_tags authenticated': 'select',
  'public.push_subscriptions authenticated': 'select (id, user_id, endpoint, shows_details, created_at)',
  'public.quick_replies authenticated': 'select, insert (person_id, body), update (body), delete',
  'public.read_marks authenticated': 'select',
  'public.refunds authenticated': 'select',
  'public.cases authenticated':
    'select (id, reporter_id, item_id, person_id, review_id, wish_id, subject, booking_id, message_id, reason, message, status, version, created_at, decided_at)',
  'public.tax_requests authenticated': 'select',
  'public.unit_returns authenticated': 'select',
  'public.agreements authenticated': 'select',
  'public.setting_changes authenticated': 'select',
  'public.reservations authenticated':
    'select, insert (item_id, user_id, start_date, end_date, quantity, expires_at), delete',
  'public.reviews authenticated': 'select',
  'public.staff_audit authenticated': 'select',
  'public.waiting_listings authenticated': 'select',
  'public.open_wishes anon': 'select',
  'public.open_wishes authenticated': 'select',
  'public.webhook_deliveries authenticated': 'select',
  'public.webhook_endpoints authenticated':
    'select (id, user_id, url, description, events, previous_until, created_at, failing_since, disabled_at)',
  'public.wishes authenticated': 'select',
  'public.wish_answers authenticated': 'select, delete',
  'public.staff_views authenticated':
    'select, insert (owner_id, list, name, query, is_shared), update (name, is_shared), delete',
  'public.saved_searches authenticated':
    'select (id, user_id, name, query, alerts, created_at), insert (user_id, name, query), update (alerts), delete',
  // As in a hosted project; policies restrict buckets, folders and verbs.
  'storage.buckets anon': 'select, insert, update, delete',
  'storage.buckets authenticated': 'select, insert, update, delete',
  'storage.objects anon': 'select, insert, update, delete',
  'storage.objects authenticated': 'select, insert, update, delete',
}

/** The functions that may be called as `/rpc/…` or in a policy; only the server may call the others. */
const CALLABLE: Record<string, string> = {
  'auth.email': 'anon, authenticated',
  'auth.jwt': 'anon, authenticated',
  'auth.role': 'anon, authenticated',
  'auth.uid': 'anon, authenticated',
  'public.booking_event_seal': 'authenticated',
  'public.booking_record': 'authenticated',
  'public.booking_units': 'authenticated',
  'public.create_recovery_codes': 'authenticated',
  'public.end_my_session': 'authenticated',
  'public.handover_seal': 'authenticated',
  'public.concerns_me': 'authenticated',
  'public.has_role': 'anon, authenticated',
  'public.is_side_of': 'authenticated',
  'public.may_see_review_photo': 'anon, authenticated',
  'public.is_weekly_hours': 'authenticated',
  'public.item_busy_periods': 'anon, authenticated',
  'public.items_like': 'anon, authenticated',
  'public.landing_category': 'anon, authenticated',
  'public.landing_overview': 'anon, authenticated',
  'public.landing_page': 'anon, authenticated',
  'public.landing_paths': 'anon, authenticated',
  'public.lender_calendar': 'authenticated',
  'public.map_cell': 'authenticated',
  'public.map_point': 'authenticated',
  'public.quality_band': 'authenticated',
  'public.search_keys': 'authenticated',
  'public.my_identity_details': 'authenticated',
  'public.my_listings': 'authenticated',
  'public.my_nearby_wishes': 'authenticated',
  'public.my_open_reviews': 'authenticated',
  'public.my_overview': 'authenticated',
  'public.my_referral_figures': 'authenticated',
  'public.my_sessions': 'authenticated',
  'public.reviews_close_at': 'authenticated',
  'public.open_cases': 'authenticated',
  'public.open_decisions': 'authenticated',
  'public.first_id_for': 'authenticated',
  'public.first_time_for': 'authenticated',
  'public.own_items': 'authenticated',
  'public.own_booking_ids': 'authenticated',
  'public.rented_booking_ids': 'authenticated',
  'public.rented_item_ids': 'authenticated',
  'public.lent_line_ids': 'authenticated',
  'public.visible_booking_ids': 'authenticated',
  'public.own_appeal': 'authenticated',
  'public.owns_item': 'anon, authenticated',
  'public.owns_wish': 'authenticated',
  'public.person_facts': 'anon, authenticated',
  'public.person_file': 'authenticated',
  'public.person_tags_in_use': 'authenticated',
  'public.planned_for_staff': 'authenticated',
  'public.platform_figures': 'authenticated',
  'public.price_hint': 'anon, authenticated',
  'public.recovery_codes_left': 'authenticated',
  'public.affiliate_figures': 'authenticated',
  'public.removed_reply': 'authenticated',
  'public.scanned_unit': 'anon, authenticated',
  'public.search_categories': 'anon, authenticated',
  'public.search_items': 'anon, authenticated',
  'public.search_places': 'anon, authenticated',
  'public.search_suggestions': 'anon, authenticated',
  'public.second_approvals': 'authenticated',
  'public.setting_number': 'anon, authenticated',
  'public.similar_items': 'anon, authenticated',
  'public.site_counts': 'authenticated',
  'public.sign_in_state': 'authenticated',
  'public.staff_affiliate': 'authenticated',
  'public.staff_affiliate_entries': 'authenticated',
  'public.staff_affiliates': 'authenticated',
  'public.staff_balances': 'authenticated',
  'public.staff_bookings': 'authenticated',
  'public.staff_brought': 'authenticated',
  'public.staff_cases': 'authenticated',
  'public.staff_items': 'authenticated',
  'public.staff_mails': 'authenticated',
  'public.staff_money': 'authenticated',
  'public.staff_payments': 'authenticated',
  'public.staff_payouts': 'authenticated',
  'public.staff_people': 'authenticated',
  'public.staff_sessions': 'authenticated',
  'public.staff_search': 'authenticated',
  'public.titles_of': 'authenticated',
  'public.unavailable_lines': 'anon, authenticated',
  'storage.allow_any_operation': 'anon, authenticated',
  'storage.allow_only_operation': 'anon, authenticated',
  'storage.extension': 'anon, authenticated',
  'storage.filename': 'anon, authenticated',
  'storage.foldername': 'anon, authenticated',
  'storage.operation': 'anon, authenticated',
  'public.words_meant': 'anon, authenticated',
}

/** Views that read with their owner's rights: they show only public columns, or check the caller. */
const OPEN_VIEWS = [
  'public.case_ledger_entries',
  'public.my_commission_levels',
  'public.my_earnings',
  'public.my_ledger_entries',
  'public.open_wishes',
  'public.public_profiles',
  'public.public_reviews',
  'public.staff_audit',
]

/** The schemas that a role can use. */
const entered = `has_schema_privilege(r.role, n.oid, 'usage')`

it('tables and views grant nothing beyond what was reviewed', async () => {
  const { rows } = await db.pool.query<{ name: string; rights: string }>(
    `select n.nspname || '.' || c.relname || ' ' || r.role as name,
       string_agg(v.verb || coalesce(' (' || v.columns || ')', ''), ', ' order by v.position) as rights
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     cross join unnest('{anon,authenticated}'::text[]) r (role)
     cross join lateral (
       select p.verb, p.position, case when not has_table_privilege(r.role, c.oid, p.verb) then (
         select string_agg(a.attname, ', ' order by a.attnum)
         from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and p.verb in ('select', 'insert', 'update', 'references')
           and has_column_privilege(r.role, c.oid, a.attname, p.verb)
       ) end as columns
       from unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) with ordinality p (verb, position)
     ) v
     where n.nspname = any ($1) and c.relkind in ('r', 'v', 'm', 'p', 'f') and ${entered}
       and (v.columns is not null or has_table_privilege(r.role, c.oid, v.verb))
     group by 1`,
    [SCHEMAS],
  )
  expect(sorted(Object.fromEntries(rows.map(({ name, rights }) => [name, rights])))).toEqual(sorted(REVIEWED))
})

it('functions can be called only by the listed roles', async () => {
  const { rows } = await db.pool.query<{ name: string; roles: string }>(
    `select n.nspname || '.' || p.proname as name, string_agg(distinct r.role, ', ' order by r.role) as roles
     from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace
     cross join unnest('{anon,authenticated}'::text[]) r (role)
     where n.nspname = any ($1) and p.prorettype <> 'trigger'::regtype and ${entered}
       and has_function_privilege(r.role, p.oid, 'execute')
     group by 1`,
    [SCHEMAS],
  )
  expect(sorted(Object.fromEntries(rows.map(({ name, roles }) => [name, roles])))).toEqual(sorted(CALLABLE))
})

it('sequences are granted to no role', async () => {
  const { rows } = await db.pool.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join unnest('{anon,authenticated}'::text[]) role
     where n.nspname = any ($1) and c.relkind = 'S' and has_sequence_privilege(role, c.oid, 'usage, select, update')`,
    [SCHEMAS],
  )
  expect(rows).toEqual([])
})

it('a view reads with the caller’s rights, except for those listed here', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on}'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [SCHEMAS],
  )
  expect(rows.map(({ name }) => name)).toEqual(OPEN_VIEWS)
})

it('each verb that a role may use on a table has a policy, and every table has row-level security', async () => {
  const { rows } = await db.pool.query<{ gap: string }>(
    `select c.relname || ' ' || v.verb as gap
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     cross join (values ('insert', 'a'), ('update', 'w'), ('delete', 'd')) v (verb, command)
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and (has_table_privilege('authenticated', c.oid, v.verb)
         or v.verb <> 'delete' and has_any_column_privilege('authenticated', c.oid, v.verb))
       and not exists (
         select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd::text in (v.command, '*')
       )`,
  )
  expect(rows).toEqual([])
  const open = await db.pool.query(
    `select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and n.nspname not in ('payments_test', 'lendaround') and c.relkind in ('r', 'p')
       and not c.relrowsecurity`,
    [SCHEMAS],
  )
  expect(open.rows).toEqual([])
})

it('no function with its owner’s rights depends on a search path that a caller could set', async () => {
  const { rows } = await db.pool.query(
    `select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) and p.prosecdef and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
    [SCHEMAS],
  )
  expect(rows).toEqual([])
})

const sorted = (record: Record<string, string>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
