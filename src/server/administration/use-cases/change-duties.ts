import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedDuties } from '#contract/administration.ts'
import { DUTIES, dutiesOf } from '#domain/access/duties.ts'
import { ok } from '#domain/result.ts'
import { loadSubject } from '../load-subject.ts'
import { recordAction } from '../record-action.ts'

/**
 * Entrusts parts of the back office to a person and takes others away, with a reason for the audit log; what they have or
 * lack already stays as it is. For those who may manage users, and not on themselves. Refused: BLOCKED, UNAUTHORIZED,
 * NOT_FOUND.
 */
export const changeDuties = useCase({
  name: 'change-duties',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    userId: z.uuid(),
    give: z.array(z.enum(DUTIES)).max(DUTIES.length).default([]),
    take: z.array(z.enum(DUTIES)).max(DUTIES.length).default([]),
    reason: z.string().trim().min(1).max(500),
  }),
  async run({ tx, userId: actorId, now, client }, { userId, give, take, reason }) {
    const subject = await loadSubject(tx, actorId, userId)
    if (!subject.ok) return subject
    const { duties } = await tx
      .selectFrom('profiles')
      .select('duties')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const after = dutiesOf([...duties, ...give].filter((duty) => !take.some((taken) => taken === duty)))
    if (after.join() === dutiesOf(duties).join()) return ok<ChangedDuties>({ userId, duties: after })
    await tx.updateTable('profiles').set({ duties: after }).where('id', '=', userId).execute()
    const details = { from: duties, to: after, reason }
    await recordAction(tx, {
      actorId,
      action: 'change-duties',
      subjectId: userId,
      details,
      at: now,
      client,
    })
    return ok<ChangedDuties>({ userId, duties: after })
  },
})
