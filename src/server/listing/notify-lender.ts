import type { EditedField } from '#domain/listing/listing.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { Locale } from '#server/mail/locale.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { DecisionInput } from './decision-input.ts'
import type { ListingRow } from './listing-row.ts'
import type { RevisionRow } from './revision-row.ts'

/** Tells the lender that visitors can see their listing now, and records in the audit log who approved it. */
export async function notifyApproved(context: StepContext, row: ListingRow): Promise<void> {
  const { tx, deps } = context
  const lender = await loadRecipient(tx, row.owner_id)
  const data = { title: titleFor(row, lender.locale), url: `${deps.config.siteUrl}/product/${row.id}` }
  await putMail(tx, lender, 'listing-approved', data, occasionOf(row))
  await log(context, row, 'approve-listing', {})
}

/** Tells the lender why their listing was returned or removed, and records in the audit log who did it. */
export async function notifyRefused(
  context: StepContext,
  row: ListingRow,
  decision: 'returned' | 'removed',
  { reason, message }: DecisionInput,
): Promise<void> {
  const { tx, deps } = context
  const lender = await loadRecipient(tx, row.owner_id)
  const path = decision === 'returned' ? `/upload?item=${row.id}` : '/dashboard/listings'
  const why = { reason, ...(message && { message }) }
  const data = { title: titleFor(row, lender.locale), ...why, url: `${deps.config.siteUrl}${path}` }
  await putMail(tx, lender, `listing-${decision}`, data, occasionOf(row))
  await log(context, row, decision === 'returned' ? 'return-listing' : 'remove-listing', why)
}

/** Tells the lender that their listing is back and paused, and records in the audit log who put it back. */
export async function notifyRestored(context: StepContext, row: ListingRow): Promise<void> {
  const { tx, deps } = context
  const lender = await loadRecipient(tx, row.owner_id)
  const data = { title: titleFor(row, lender.locale), url: `${deps.config.siteUrl}/dashboard/listings` }
  await putMail(tx, lender, 'listing-restored', data, occasionOf(row))
  await log(context, row, 'restore-listing', {})
}

/** Tells the lender what the back office changed in their listing, and why; a listing that is edited twice causes two mails. */
export async function notifyEdited(
  { tx, deps }: Pick<StepContext, 'tx' | 'deps'>,
  row: ListingRow,
  edit: { fields: readonly EditedField[]; message: string },
): Promise<void> {
  const lender = await loadRecipient(tx, row.owner_id)
  const url = `${deps.config.siteUrl}/upload?item=${row.id}`
  await putMail(tx, lender, 'listing-edited', { title: row.title, ...edit, url }, occasionOf(row))
}

type RevisionDecision = { decision: 'approved' } | ({ decision: 'rejected' } & DecisionInput)

/** Tells the lender what was decided on their changes, and records in the audit log who did it. */
export async function notifyRevision(
  context: StepContext,
  { id, item }: RevisionRow,
  { decision, ...why }: RevisionDecision,
): Promise<void> {
  const { tx, deps } = context
  const lender = await loadRecipient(tx, item.owner_id)
  const path = decision === 'approved' ? `/product/${item.id}` : `/upload?item=${item.id}`
  const data = { title: titleFor(item, lender.locale), url: `${deps.config.siteUrl}${path}`, ...why }
  await putMail(tx, lender, 'revision-decided', { decision, ...data }, id)
  await log(context, item, decision === 'approved' ? 'approve-revision' : 'reject-revision', why)
}

/** A listing that is returned twice causes two mails. */
const occasionOf = ({ id, version }: ListingRow) => `${id}:${version}`

const titleFor = ({ title, translations }: ListingRow, locale: Locale): string =>
  (translations as Partial<Record<Locale, { title?: string }>>)[locale]?.title ?? title

const log = ({ tx, userId, now }: StepContext, row: ListingRow, action: string, why: object) =>
  recordAction(tx, {
    actorId: userId!,
    action,
    subjectId: row.owner_id,
    details: { itemId: row.id, title: row.title, ...why },
    at: now,
  })
