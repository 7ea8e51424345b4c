import { refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { type Agreeing, loadDue } from './load-due.ts'

/**
 * Why a person cannot begin to book or to list: there are new terms to which they have not agreed yet (AGREEMENT_DUE).
 * Asks the database only where a version asks people again.
 */
export async function agreementRefusal({ content }: Pick<Deps, 'content'>, agreeing: Agreeing) {
  if (!content.asksAgain) return undefined
  const due = await loadDue(agreeing)
  return due.length > 0 ? refuse('AGREEMENT_DUE') : undefined
}
