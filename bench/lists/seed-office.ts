import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createMembers } from './create-members.ts'

/**
 * Adds what staff work at, as many of each as there are people: cases (a fifth of them open), proofs of identity,
 * mails of the last month, and what was done in the back office; payouts of the busy lender and of some owners; a claim on
 * every hundredth rental that is over; disputes and discrepancies; two hundred items in a hundred thousand without pictures; and the marks by which staff hear of what people share: of a hundred people each, two use one browser and one bank account.
 */
export async function seedOffice(db: Database, busyLender: string): Promise<void> {
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await createMembers(tx)
    await insertCases(tx)
    await insertMarks(tx)
    await insertMails(tx)
    await insertPayouts(tx, busyLender)
    await insertClaims(tx)
    await insertDisagreements(tx)
    await takePictures(tx)
  })
  await db.pool.query('vacuum analyze')
}

/** About every second person, and about an item of every second. */
async function insertCases(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.cases (reporter_id, person_id, item_id, reason, message, status, created_at, due_at, decided_at, decided_by)
     select r.id, case when i.id is null then m.id end, i.id, 'other', 'Something is wrong with number ' || m.n,
       case when m.n % 5 = 0 then 'open' else 'dismissed' end, t.at, t.at + interval '72 hours',
       case when m.n % 5 <> 0 then t.at + interval '5 hours' end, case when m.n % 5 <> 0 then s.id end
     from members m
     cross join lateral (select now() - make_interval(mins => m.n * 10) as at) t
     join members r on r.n = 1 + (m.n * 7) % (select count(*) from members) and r.n <> m.n
     join members s on s.n = 1 + m.n % 7
     left join lateral (select i.id from public.items i where i.owner_id = m.id limit 1) i on m.n % 2 = 0`,
  )
  await tx.query(
    `insert into public.audit_log (actor_id, action, subject_id, details, at)
     select s.id, (array['block-person', 'approve-identity', 'change-roles', 'approve-listing'])[1 + m.n % 4], m.id, '{}', now() - make_interval(mins => m.n)
     from members m join members s on s.n = 1 + m.n % 7 order by m.n desc`,
  )
}

async function insertMarks(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.person_marks (user_id, kind, digest, seen_at)
     select id, 'browser', sha256(('browser ' || case when n % 100 = 1 then n - 1 else n end)::bytea), now() - make_interval(mins => n)
     from members
     union all
     select id, 'network', sha256(('network ' || n / 50)::bytea), now() - make_interval(mins => n % 40000) from members`,
  )
  await tx.query(
    `insert into public.kyc_submissions (user_id, step, status, document_path, details, submitted_at, decided_at, number_hash)
     select id, step, case when n % 50 = 0 then 'pending' else 'verified' end, id || '/' || step || '/paper.jpg',
       case when step = 'address' then jsonb_build_object('country', 'DE', 'postalCode', lpad((n % 90000)::text, 5, '0'),
         'street', 'Gartenweg ' || n / 2) else '{}' end,
       now() - make_interval(mins => n), case when n % 50 <> 0 then now() - make_interval(mins => n - 60) end,
       case when step = 'identity' then sha256(('paper ' || case when n % 100 = 1 then n - 1 else n end)::bytea) end
     from members, unnest(array['identity', 'address']) step`,
  )
  await tx.query(
    `insert into public.payment_methods (user_id, provider, provider_method_id, brand, last4, exp_month, exp_year, saved_at, fingerprint)
     select id, 'test', 'bulk_pm_' || n, 'visa', '4242', 12, 2035, now(), 'card ' || case when n % 100 = 1 then n - 1 else n end
     from members`,
  )
}

async function insertMails(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.outbox (recipient, person_id, template, subject, created_at, send_after, attempts, sent_at, failed_at, last_error)
     select email, id, 'booking-confirmed', 'Your rental ' || n || ' is confirmed', t.at, t.at, 1,
       case when n % 500 <> 0 then t.at end, case when n % 500 = 0 then t.at end, case when n % 500 = 0 then 'no such mailbox' end
     from members cross join lateral (select now() - make_interval(secs => n * 20) as at) t`,
  )
}

/** One bank account of each of these people, shared by two of a hundred, and their payouts, of which some wait. */
async function insertPayouts(tx: SqlTransaction, busyLender: string): Promise<void> {
  await tx.query(
    `create temporary table paid on commit drop as
     select id, n, name, gen_random_uuid() as method_id, case when email = $1 then 500 else 4 end as times
     from members where n % 4 = 0 or email = $1`,
    [busyLender],
  )
  await tx.query(
    `insert into public.payout_methods (id, user_id, kind, holder, country, last4)
     select method_id, id, 'iban', left(name, 70), 'DE', lpad((n % 10000)::text, 4, '0') from paid`,
  )
  await tx.query(
    `insert into public.payout_destinations (method_id, iban)
     select method_id, 'DE' || lpad((case when n % 100 = 4 then n - 4 else n end)::text, 20, '0') from paid`,
  )
  await tx.query(
    `insert into public.payouts (user_id, account, method_id, amount_cents, status, reconciled_at, created_at, updated_at)
     select id, 'lender', method_id, 2000 + n % 9000, case when k = 1 and n % 200 = 0 then 'requested' else 'paid' end,
       now(), t.at, t.at
     from paid, generate_series(1, times) k cross join lateral (select now() - make_interval(hours => k * 30) as at) t
     order by k desc`,
  )
}

/** On every hundredth rental that is over; one of a hundred waits for a decision. */
async function insertClaims(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.claims (booking_id, kind, claimant_id, respondent_id, status, amount_cents, award_cents, created_at, updated_at)
     select id, 'damage', owner_id, renter_id, case when n % 100 = 0 then 'escalated' else 'settled' end, 500,
       case when n % 100 <> 0 then 300 end, end_date, end_date + interval '3 days'
     from (
       select b.*, row_number() over (order by b.number) as n
       from public.bookings b where b.status = 'completed' and b.number % 100 = 0
     ) b`,
  )
}

/** Of every thousandth rental the bank took the payment back, and every five-thousandth is in other books otherwise. */
async function insertDisagreements(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `create temporary table questioned on commit drop as
     select b.id as booking_id, b.number, b.start_date, p.id as payment_id, p.amount_cents
     from public.bookings b join public.payments p on p.order_id = b.order_id where b.number % 1000 = 0`,
  )
  await tx.query(
    `insert into public.disputes (provider, provider_dispute_id, payment_id, booking_id, amount_cents, reason, status, evidence_due_at, created_at)
     select 'test', 'dp_' || number, payment_id, booking_id, amount_cents, 'fraudulent',
       case when number % 10000 = 0 then 'needs_response' else 'won' end, start_date + interval '7 days', start_date
     from questioned`,
  )
  await tx.query(
    `insert into public.payment_discrepancies (payment_id, kind, own_cents, provider_cents, found_at, seen_at)
     select payment_id, 'captured', amount_cents, 0, start_date, now() from questioned where number % 5000 = 0`,
  )
}

async function takePictures(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `create temporary table bare on commit drop as
     select id from (select id, row_number() over (order by created_at, id) as n from public.items) i where n % 500 = 0`,
  )
  await tx.query('delete from public.item_images where item_id in (select id from bare)')
  await tx.query(
    'update public.office_items set lacks_pictures = true where item_id in (select id from bare)',
  )
}
