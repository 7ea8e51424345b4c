import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ReportedMessages } from '#contract/messaging.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadAround, loadReport } from '../reported-messages.ts'
import { withPictures } from '../with-pictures.ts'

/**
 * A moderator reads the message that a report is about and what surrounds it, as it was written, with addresses of the
 * pictures; each look is in the audit log. Refused: BLOCKED, NOT_FOUND,
 * UNAUTHORIZED for the people of the conversation.
 */
export const readReportedMessages = useCase({
  name: 'read-reported-messages',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ reportId: z.uuid() }),
  async run({ tx, deps, userId, now }, { reportId }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const report = await loadReport(tx, reportId)
    if (!report || !mayDecide(actor, 'moderate-content', '')) return refuse('NOT_FOUND')
    if (userId === report.renter_id || userId === report.owner_id) return refuse('UNAUTHORIZED')
    const messages = await loadAround(tx, report)
    await recordAction(tx, {
      actorId: userId,
      action: 'read-reported-messages',
      subjectId: report.person_id,
      details: {
        reportId,
        conversationId: report.conversation_id,
        messages: messages.map(({ id }) => id),
      },
      at: now,
    })
    const people = await tx
      .selectFrom('profiles')
      .select(['id', 'name'])
      .where('id', 'in', [report.renter_id, report.owner_id])
      .execute()
    return ok<ReportedMessages>({
      reportedId: Number(report.message_id),
      messages: await withPictures(deps, messages),
      people,
    })
  },
})
