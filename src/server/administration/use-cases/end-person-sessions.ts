import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'
import { loadSubject } from '../load-subject.ts'
import { recordAction } from '../record-action.ts'

/**
 * Signs a person out on one device, or on all of them, for admins and with a reason for the audit log. Refused: BLOCKED,
 * UNAUTHORIZED, NOT_FOUND.
 */
export const endPersonSessions = stagedUseCase({
  name: 'end-person-sessions',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    personId: z.uuid(),
    sessionId: z.uuid().optional(),
    reason: z.string().trim().min(1).max(500),
  }),
  runStaged: ({ deps, userId, now }, { personId, sessionId, reason }) =>
    inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const subject = await loadSubject(tx, userId, personId)
      if (!subject.ok) return subject
      const { rows } = await sql<{ ended: number }>`
        select public.end_person_sessions(${personId}, ${sessionId ?? null}) as ended`.execute(tx)
      const { ended } = rows[0]!
      if (ended > 0) {
        const action = { actorId: userId, action: 'end-person-sessions', subjectId: personId }
        await recordAction(tx, { ...action, details: { reason, ended }, at: now })
      }
      return ok({ ended })
    }).finally(() => deps.sessionGuard.invalidate(personId)),
})
