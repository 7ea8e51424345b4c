import { sql } from 'kysely'
import { z } from 'zod'
import { isoOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { signToken } from '#backend/storage/signed/signed-token.ts'
import type { MessageText, ReportedMessages } from '#contract/messaging.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'

/** Seconds for which the addresses of pictures work. */
const PICTURE_SECONDS = 600

/** How many messages before and after the reported one belong to it. */
const AROUND = 10

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

interface Reported {
  message_id: string
  person_id: string
  conversation_id: string
  renter_id: string
  owner_id: string
}

async function loadReport(tx: Context['tx'], reportId: string): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select r.message_id, r.person_id, m.conversation_id, c.renter_id, c.owner_id
    from public.cases r
    join public.messages m on m.id = r.message_id
    join public.conversations c on c.id = m.conversation_id
    where r.id = ${reportId}`.execute(tx)
  return rows[0]
}

async function loadAround(
  tx: Context['tx'],
  { conversation_id: conversationId, message_id: messageId }: Reported,
): Promise<MessageText[]> {
  const { rows } = await sql<
    Omit<MessageText, 'original' | 'created_at'> & { written: string | null; created_at: Date }
  >`
    select m.id, m.sender_id, m.body, m.pictures, m.is_masked, m.created_at, o.body as written
    from (
      (select * from public.messages b
       where b.conversation_id = ${conversationId} and b.id <= ${messageId} order by b.id desc limit ${AROUND + 1})
      union all
      (select * from public.messages a
       where a.conversation_id = ${conversationId} and a.id > ${messageId} order by a.id limit ${AROUND})
    ) m left join public.message_originals o on o.message_id = m.id
    order by m.id`.execute(tx)
  return rows.map(({ written, ...row }) => ({
    ...row,
    id: Number(row.id),
    original: written === null ? null : { body: written },
    created_at: isoOf(row.created_at),
  }))
}
