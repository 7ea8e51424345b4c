import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { loadSubject } from '../load-subject.ts'
import { recordAction } from '../record-action.ts'

/**
 * Takes the second factor of a person away who has lost it, for admins and with a reason for the audit log: with it go
 * the recovery codes, all sessions and all API keys, and the person is told. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * NO_SECOND_FACTOR.
 */
export const resetSecondFactor = stagedUseCase({
  name: 'reset-second-factor',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ personId: z.uuid(), reason: z.string().trim().min(1).max(500) }),
  runStaged: ({ deps, userId, now }, { personId, reason }) =>
    inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const subject = await loadSubject(tx, userId, personId)
      if (!subject.ok) return subject
      const { rows } = await sql<{ removed: number }>`
        select public.reset_second_factors(${personId}) as removed`.execute(tx)
      if (rows[0]!.removed === 0) return refuse('NO_SECOND_FACTOR')
      const action = { actorId: userId, action: 'reset-second-factor', subjectId: personId }
      await recordAction(tx, { ...action, details: { reason }, at: now })
      const data = { change: 'second-factor-reset' as const, url: `${deps.config.siteUrl}/account/security` }
      await putMail(
        tx,
        await loadRecipient(tx, personId),
        'account-changed',
        data,
        `reset:${now.toISOString()}`,
      )
      return ok({ personId })
    }).finally(() => deps.sessionGuard.invalidate(personId)),
})
