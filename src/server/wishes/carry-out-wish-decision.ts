import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { WISH_STATUS_AFTER, type WishDecision, type WishReason } from '#domain/moderation/wish-reports.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Deps } from '#server/deps.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'

interface DecidedWishReport {
  report: { id: string; wish_id: string; user_id: string; title: string; note: string; reason: string }
  decision: WishDecision
  /** The reason, given where the wish is taken off. */
  why: { reason: WishReason; message?: string } | undefined
  actorId: string
  at: Date
}

/**
 * Carries out what was decided on a report of a wish, in the caller's transaction, which holds the wish: one that is
 * taken off answers all its open reports. Its words are in the audit log.
 */
export async function carryOutWishDecision(
  tx: Transaction<Schema>,
  { config: { siteUrl } }: Pick<Deps, 'config'>,
  { report, decision, why, actorId, at }: DecidedWishReport,
): Promise<void> {
  const { id, wish_id: wishId, user_id: authorId, title, note } = report
  const settled = await tx
    .updateTable('wish_reports')
    .set({ status: WISH_STATUS_AFTER[decision], decided_at: at.toISOString(), decided_by: actorId })
    .where((where) =>
      why ? where.and([where('wish_id', '=', wishId), where('status', '=', 'open')]) : where('id', '=', id),
    )
    .returning(['id', 'reporter_id'])
    .execute()
  if (why) {
    const data = { title, ...why, url: `${siteUrl}/dashboard/saved?tab=wishes` }
    await putMail(tx, await loadRecipient(tx, authorId), 'wish-removed', data, wishId)
  }
  const isAppeal = report.reason === 'appeal'
  const answer = {
    title,
    outcome: outcomeOf(decision, isAppeal),
    url: `${siteUrl}/dashboard/${isAppeal ? 'saved?tab=wishes' : 'notifications'}`,
  }
  for (const one of settled)
    await putMail(tx, await loadRecipient(tx, one.reporter_id), 'report-decided', answer, one.id)
  await recordAction(tx, {
    actorId,
    action: ACTIONS[decision],
    subjectId: authorId,
    details: { reportId: id, wishId, title, note, ...why },
    at,
  })
}

const ACTIONS = {
  dismiss: 'dismiss-wish-report',
  remove: 'remove-wish',
  restore: 'restore-wish',
} as const satisfies Record<WishDecision, string>

function outcomeOf(decision: WishDecision, isAppeal: boolean): TemplateData['report-decided']['outcome'] {
  if (decision === 'restore') return 'wish-restored'
  if (isAppeal) return 'wish-appeal-dismissed'
  return decision === 'remove' ? 'wish-acted' : 'wish-dismissed'
}
