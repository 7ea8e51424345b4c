import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { createPerson, type Person } from '#seed/fixtures/create-person.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type Decision, decideSubmission } from './decide-submission.ts'

let db: Database
let person: Person
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  person = await createPerson(db.pool)
})

const submitted = (step: ProvenStep) => createSubmission(db.pool, { user: person.id, step })

const decide = (id: string, status: Decision['status'], more: Partial<Decision> = {}) =>
  inTransaction(db, { as: 'service' }, (tx) => decideSubmission(tx, id, { status, at: new Date(), ...more }))

async function profile() {
  const { rows } = await db.pool.query('select kyc_level, kyc_status from public.profiles where id = $1', [
    person.id,
  ])
  return rows[0]
}

it('counts what is verified, not what is pending', async () => {
  const identity = await submitted('identity')
  await submitted('selfie')
  await decide(identity, 'verified')
  expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
})

it('counts nothing that was rejected, and says so', async () => {
  await decide(await submitted('identity'), 'rejected', { reason: 'blurred' })
  expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'rejected' })
  const { rows } = await db.pool.query(
    'select status, reason from public.kyc_submissions where user_id = $1',
    [person.id],
  )
  expect(rows).toEqual([{ status: 'rejected', reason: 'blurred' }])
})

it('keeps the level of a person whose next step was rejected', async () => {
  await decide(await submitted('identity'), 'verified')
  await decide(await submitted('selfie'), 'rejected')
  expect(await profile()).toEqual({ kyc_level: 1, kyc_status: 'basic' })
})

it('counts a step after its predecessor, in whichever order they are decided', async () => {
  const [identity, selfie] = [await submitted('identity'), await submitted('selfie')]
  await decide(selfie, 'verified')
  expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'pending' })
  await decide(identity, 'verified')
  expect(await profile()).toEqual({ kyc_level: 2, kyc_status: 'intermediate' })
})

it('decides once: the first decision stands', async () => {
  const identity = await submitted('identity')
  await decide(identity, 'rejected')
  await decide(identity, 'verified')
  expect(await profile()).toEqual({ kyc_level: 0, kyc_status: 'rejected' })
})

it('notes who decided', async () => {
  const moderator = await createPerson(db.pool, { roles: ['moderator'] })
  const identity = await submitted('identity')
  const opening = [identity, moderator.id]
  await db.pool.query(
    'insert into public.kyc_openings (submission_id, moderator_id) values ($1, $2)',
    opening,
  )
  await decide(identity, 'verified', { by: moderator.id })
  const { rows } = await db.pool.query('select decided_by from public.kyc_submissions where id = $1', [
    identity,
  ])
  expect(rows).toEqual([{ decided_by: moderator.id }])
})
