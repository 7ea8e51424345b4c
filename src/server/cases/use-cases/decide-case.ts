import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { CASE_DECISIONS, type CaseReason } from '#domain/moderation/cases.ts'
import { MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { refuse } from '#domain/result.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { caseKind } from '../case.ts'
import { lockCase } from '../case-row.ts'
import { mayWorkOn } from '../may-work-on.ts'
import type { SubjectKind } from '../subject.ts'

/**
 * A moderator decides on a case: it is dismissed; or something is taken off, or a person warned or blocked, with a reason
 * that they are told; on an appeal, that it stays or is taken back. No one decides on a case of their own. A decision that
 * the caller has made already is answered as done. On an appeal against what they decided themselves a colleague decides, if
 * there is one who can. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, REASON_MISSING, SECOND_PERSON_NEEDED.
 */
export const decideCase = (kinds: readonly SubjectKind[]) =>
  useCase({
    name: 'decide-case',
    allow: 'signed-in',
    limit: { requests: 120, seconds: 60 },
    input: z.object({
      id: z.uuid(),
      decision: z.enum(CASE_DECISIONS),
      reason: z.string().max(40).optional(),
      message: z.string().trim().max(MAX_REASON_MESSAGE).default(''),
    }),
    async run({ tx, deps, userId, now }, { id, decision, reason, message }) {
      const locked = await lockCase(tx, kinds, { id, actorId: userId, at: now })
      const work = await mayWorkOn(tx, locked, userId)
      if (!work.ok) return work
      const { row, actor } = work.value
      if (row.kind.needsAdmin?.(row.subject, decision) && !isAdmin(actor.roles)) return refuse('UNAUTHORIZED')
      const why = { ...(reason && { reason: reason as CaseReason }), ...(message && { message }) }
      return transition(tx, deps, caseKind, {
        id,
        name: decision,
        actor: { userId },
        locked: { ...row, why },
      })
    },
  })
