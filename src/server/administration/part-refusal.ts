import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type OfficePart, officeRefusal } from '#domain/access/office.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from './load-actor.ts'

/**
 * Why this part of the back office is closed to a person: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING; nothing where it is
 * open.
 */
export async function partRefusal(tx: Transaction<Schema>, userId: string, part: OfficePart) {
  const actor = await loadActor(tx, userId)
  if (!actor) return refuse('BLOCKED')
  return actor.owesSecondFactor ? refuse('STAFF_FACTOR_MISSING') : officeRefusal(actor, part)
}
