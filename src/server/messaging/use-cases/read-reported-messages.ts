import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { signToken } from '#backend/storage/signed/signed-token.ts'
import type { ReportedMessages } from '#contract/messaging.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadAround, loadReport } from '../reported-messages.ts'

/** Seconds for which the addresses of pictures work. */
const PICTURE_SECONDS = 600

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
    const withAddresses = messages.map(async (message) => ({
      ...message,
      pictureAddresses: await Promise.all(message.pictures.map((name) => addressOf(deps, name))),
    }))
    return ok<ReportedMessages>({
      reportedId: Number(report.message_id),
      messages: await Promise.all(withAddresses),
      people,
    })
  },
})

async function addressOf(deps: Context['deps'], name: string): Promise<string> {
  const token = await signToken(deps, { scope: 'download' }, { bucketId: 'messages', name }, PICTURE_SECONDS)
  return `/object/sign/messages/${name.split('/').map(encodeURIComponent).join('/')}?token=${token}`
}
