import { createHash } from 'node:crypto'
import { needsTwoPeople } from '#domain/payout/payout-rules.ts'
import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { seedId } from '../seed-id.ts'
import type { PlannedPayout } from './seed-payouts.ts'

const HOUR_MS = 3_600_000
/** As the setting is unless the operator says otherwise. */
const TWO_PEOPLE_FROM_CENTS = 50_000

const REASONS = {
  requested: null,
  paid: null,
  failed: 'account_closed',
  rejected: 'The account is in another name.',
}

interface Facts {
  cents: number
  at: Date
  methodId: string
}

/** Inserts a payout with its lifecycle events, its ledger entries and its order at the embedded bank or provider. */
export async function insertPayout(
  db: Queryable,
  { person, account, daysAgo, outcome, isToProvider }: PlannedPayout,
  { cents, at, methodId }: Facts,
): Promise<void> {
  const id = seedId('payout', `${person} ${account} ${daysAgo}`)
  const userId = personId(person)
  const reason = REASONS[outcome]
  const isSent = outcome === 'paid' || outcome === 'failed'
  const hash = createHash('sha256').update(`payout:${id}`).digest('hex').slice(0, 32)
  const orderId = `${isToProvider ? 'tr' : 'po'}_test_${hash}`
  const decidedAt = new Date(at.getTime() + 5 * HOUR_MS)
  const settledAt = new Date(at.getTime() + 29 * HOUR_MS)
  const endorsedAt = new Date(at.getTime() + 3 * HOUR_MS)
  const needsTwo = needsTwoPeople(cents, TWO_PEOPLE_FROM_CENTS)
  const isEndorsed = needsTwo && isSent
  const steps = isSent
    ? [
        ...(isEndorsed ? [['endorse', 'requested', 'requested', 'moderator', endorsedAt]] : []),
        ['approve', 'requested', 'approved', 'moderator', decidedAt],
        [outcome === 'paid' ? 'settle' : 'bounce', 'approved', outcome, 'clock', settledAt],
      ]
    : outcome === 'rejected'
      ? [['reject', 'requested', 'rejected', 'moderator', decidedAt]]
      : []
  await db.query(
    `insert into public.payouts (id, user_id, account, method_id, amount_cents, status, status_reason,
       order_ids, version, created_at, needs_two, endorsed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, userId, account, methodId, cents, outcome, reason, isSent ? [orderId] : null, steps.length, at],
      ...[needsTwo, isEndorsed ? endorsedAt : null],
    ],
  )
  for (const [transition, from, to, role, when] of steps) {
    // The first of two is the admin, who is nobody's lender.
    const by = role === 'moderator' ? personId(transition === 'endorse' ? 'nora' : 'miriam') : null
    await db.query(
      `insert into public.payout_events (payout_id, transition, from_status, to_status, role, user_id, reason, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, transition, from, to, role, by, to === outcome ? reason : null, when],
    )
  }
  const post = (kind: string, when: Date, from: string, to: string) =>
    db.query(
      `select public.post_transfer($1, $2, null, null, $3, jsonb_build_array(
         jsonb_build_object('account', $4::text, 'user_id', $5::text, 'cents', -$6::bigint),
         jsonb_build_object('account', $7::text, 'user_id', case when $7 <> 'provider' then $5::text end, 'cents', $6::bigint)), $8)`,
      [kind, `${kind}:${id}`, when, from, userId, cents, to, id],
    )
  await post('payout', at, account, 'payout')
  if (outcome === 'paid') await post('payout_paid', settledAt, 'payout', 'provider')
  if (outcome === 'failed') await post('payout_returned', settledAt, 'payout', account)
  if (outcome === 'rejected') await post('payout_returned', decidedAt, 'payout', account)
  if (!isSent) return
  if (isToProvider) {
    await db.query(
      `insert into payments_test.account_payouts (id, key, payout_id, account_id, amount_cents, reference, settles_at,
         created_at)
       select $1, $2, p.id, d.account, $3, 'Lendaround ' || p.number, $4, $5
       from public.payouts p join public.payout_destinations d on d.method_id = p.method_id where p.id = $6`,
      [orderId, `payout:${id}`, cents, settledAt, decidedAt, id],
    )
    return
  }
  await db.query(
    `insert into payments_test.payouts (id, key, amount_cents, destination, holder, reference, failure_code,
       settles_at, created_at)
     select $1, $2, $3, d.iban, m.holder, 'Lendaround ' || p.number, $4, $5, $6
     from public.payouts p join public.payout_methods m on m.id = p.method_id
     join public.payout_destinations d on d.method_id = m.id where p.id = $7`,
    [orderId, `payout:${id}`, cents, reason, settledAt, decidedAt, id],
  )
}
