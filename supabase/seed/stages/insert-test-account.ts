import { createHash } from 'node:crypto'
import { cityOf } from '../countries/moved.ts'
import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { seedId } from '../seed-id.ts'
import { demoEmail } from '../seed-person.ts'

/** Inserts a person's verified account at the embedded payment provider as a second payout method; returns its id. */
export async function insertTestAccount(db: Queryable, key: PersonKey, at: Date): Promise<string> {
  const person = demoPeople.find((each) => each.key === key)!
  const { country } = cityOf(person.city)
  const methodId = seedId('payout account', key)
  const onceKey = `payout-account:${methodId}`
  const account = `acct_test_${createHash('sha256').update(onceKey).digest('hex').slice(0, 32)}`
  await db.query(
    `insert into payments_test.accounts (id, key, email, country, state, bank, created_at)
     values ($1, $2, $3, $5, 'verified', 'open', $4)`,
    [account, onceKey, demoEmail(person), at, country],
  )
  await db.query(
    `insert into public.payout_methods
       (id, user_id, kind, holder, country, last4, status, checked_at, first_ready_at, created_at)
     values ($1, $2, 'test', $3, $5, '3000', 'ready', $4, $4, $4)`,
    [methodId, personId(key), person.name, at, country],
  )
  await db.query('insert into public.payout_destinations (method_id, account) values ($1, $2)', [
    methodId,
    account,
  ])
  return methodId
}
