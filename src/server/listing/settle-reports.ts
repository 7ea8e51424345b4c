import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { ReportStatus } from '#domain/moderation/reports.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { ListingRow } from './listing-row.ts'

type Outcome = Exclude<ReportStatus, 'open'>

/**
 * Closes every open report of a listing with what was decided on it, and writes to those who reported. Reports of an
 * admin's own listing stay open for a colleague, whatever that admin does with the listing.
 */
export async function settleReports(
  { tx, deps, userId, now }: StepContext,
  { id, title, owner_id: ownerId }: ListingRow,
  outcome: Exclude<Outcome, 'dismissed'>,
): Promise<void> {
  if (ownerId === userId) return
  const settled = await tx
    .updateTable('reports')
    .set({ status: outcome, decided_at: now.toISOString(), decided_by: userId })
    .where('item_id', '=', id)
    .where('status', '=', 'open')
    .returning(['id', 'reporter_id', 'reason'])
    .execute()
  for (const report of settled) await notifyReporter(tx, deps.config.siteUrl, { ...report, title }, outcome)
}

interface DecidedReport {
  id: string
  reporter_id: string
  reason: string
  title: string
}

/** Tells the reporter what came of their report or appeal; a lender is told of a restored listing already. */
export async function notifyReporter(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, reporter_id, reason, title }: DecidedReport,
  outcome: Outcome,
): Promise<void> {
  if (outcome === 'restored') return
  const isAppeal = reason === 'appeal'
  const data = {
    title,
    outcome: isAppeal ? ('appeal-dismissed' as const) : outcome,
    url: `${siteUrl}${isAppeal ? '/dashboard/listings' : '/dashboard/notifications'}`,
  }
  await putMail(tx, await loadRecipient(tx, reporter_id), 'report-decided', data, id)
}
