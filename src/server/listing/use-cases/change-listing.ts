import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedListing } from '#contract/listing.ts'
import { isPlainName } from '#domain/plain-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { answerAttributes } from '../answer-attributes.ts'
import { changeContent } from '../change-content.ts'
import { changeInput } from '../change-input.ts'
import { findChangeProblems } from '../find-change-problems.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { loadOwnListing } from '../load-own-listing.ts'
import { saveTerms } from '../save-terms.ts'

/**
 * Changes an own listing without taking it offline. Price, terms and place apply at once; words and pictures that were
 * approved stay until a moderator has approved the new ones, where the operator wants that (`LISTING_REVIEW`).
 * Refused: NOT_FOUND, ITEM_REMOVED, NAME_NOT_PLAIN, LISTING_INCOMPLETE with what is missing.
 */
export const changeListing = useCase({
  name: 'change-listing',
  allow: 'signed-in',
  scope: 'listings:write',
  limit: { requests: 60, seconds: 3_600 },
  input: changeInput,
  async run({ tx, deps, userId, now }, input) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    const { itemId } = input
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    if (own.status === 'removed') return refuse('ITEM_REMOVED')
    const { change, asked } = await answerAttributes(tx, own.listing, input)
    const { neighbourhood, city } = change.terms
    if (![change.content.title, neighbourhood, city].every(isPlainName)) return refuse('NAME_NOT_PLAIN')
    const problems = await findChangeProblems(tx, userId, change, own.listing, asked)
    if (problems.length > 0) return refuse('LISTING_INCOMPLETE', { problems })
    await saveTerms(tx, change)
    const isWaiting = await changeContent({ tx, deps, userId, now }, own, change)
    return ok<ChangedListing>({ itemId, status: own.status, isWaiting })
  },
})
