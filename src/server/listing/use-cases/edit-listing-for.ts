import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { rowOfListing } from '#contract/listing.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { answeredAttributes } from '#domain/category/attributes.ts'
import { EDITED_FIELDS, type EditedField, LISTING_LIMITS } from '#domain/listing/listing.ts'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { isPlainName } from '#domain/plain-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadAskedAttributes } from '../load-asked-attributes.ts'
import { loadOwnListing } from '../load-own-listing.ts'
import { lockListing } from '../lock-listing.ts'
import { notifyEdited } from '../notify-lender.ts'
import { applyContent } from '../revisions/apply-content.ts'
import { loadContent, loadPending } from '../revisions/load-content.ts'

/**
 * Changes words, category and prices of a listing for its lender, who is told what and why; bookings keep what they were
 * made under. The audit log has what was there before. For the back office, never about one's own. Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING, NOT_FOUND, SECOND_PERSON_NEEDED,
 * ITEM_REMOVED, WRONG_STATE for a draft or while changes of the lender wait, CHANGED_MEANWHILE, NAME_NOT_PLAIN,
 * LISTING_INCOMPLETE with what is wrong in what was edited.
 */
export const editListingFor = useCase({
  name: 'edit-listing-for',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    version: z.int().min(0),
    title: z.string().trim().max(200),
    description: z.string().trim().max(LISTING_LIMITS.description[1]),
    categoryId: z.uuid(),
    pricePerDayCents: z.int(),
    pricePerHourCents: z.int().nullable(),
    depositCents: z.int(),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now, client }, { itemId, version, reason, ...edit }) {
    const denial = await partRefusal(tx, userId, 'moderator')
    if (denial) return denial
    const row = await lockListing(tx, itemId)
    if (!row) return refuse('NOT_FOUND')
    if (!mayDecide((await loadActor(tx, userId))!, 'approve-items', row.owner_id))
      return refuse('SECOND_PERSON_NEEDED')
    if (row.status === 'removed') return refuse('ITEM_REMOVED')
    if (row.status === 'draft' || (await loadPending(tx, itemId)))
      return refuse('WRONG_STATE', { status: row.status, transition: 'edit' })
    if (row.version !== version) return refuse('CHANGED_MEANWHILE')
    const { listing } = (await loadOwnListing(tx, row.owner_id, itemId))!
    const changed = EDITED_FIELDS.filter((field) => listing[field] !== edit[field])
    if (changed.length === 0) return ok({ itemId })
    if (changed.includes('title') && !isPlainName(edit.title)) return refuse('NAME_NOT_PLAIN')
    const asked = await loadAskedAttributes(tx, edit.categoryId)
    const attributes = answeredAttributes(listing.attributes, listing.attributes, asked)
    const problems = listingProblems({ ...listing, ...edit, attributes, asked }).filter(({ field }) =>
      changed.includes(field as EditedField),
    )
    if (problems.length > 0) return refuse('LISTING_INCOMPLETE', { problems })

    const content = await loadContent(tx, itemId)
    const { title, description, categoryId, ...amounts } = edit
    await applyContent(tx, itemId, { ...content, title, description, categoryId, attributes })
    await tx
      .updateTable('items')
      .set((eb) => ({ ...rowOfListing(amounts), version: eb('version', '+', 1) }))
      .where('id', '=', itemId)
      .execute()
    await notifyEdited({ tx, deps }, { ...row, title }, { fields: changed, message: reason })
    await recordAction(tx, {
      actorId: userId,
      action: 'edit-listing-for',
      subjectId: row.owner_id,
      details: { itemId, title, before: valuesOf(listing, changed), after: valuesOf(edit, changed), reason },
      at: now,
      client,
    })
    return ok({ itemId })
  },
})

const valuesOf = (of: Record<EditedField, unknown>, fields: readonly EditedField[]) =>
  Object.fromEntries(fields.map((field) => [field, of[field]]))
