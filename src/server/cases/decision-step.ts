import { CASE_LIFECYCLE } from '#domain/moderation/case-lifecycle.ts'
import { CASE_REASONS, type CaseDecision, decisionsOn, isAgainst } from '#domain/moderation/cases.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { CaseRow } from './case-row.ts'
import { ownAppeal, ownAppealRefusal } from './own-appeal.ts'
import { settleCases, tellReporter } from './settle-cases.ts'
import type { Why } from './subject.ts'

/**
 * One decision on a case: its subject's area carries it out; where it is against the subject, it answers all open
 * reports of it. Refused: WRONG_STATE, REASON_MISSING, SECOND_PERSON_NEEDED on an appeal against the caller's own decision
 * that a colleague could decide on.
 */
export const decisionStep = (name: CaseDecision) =>
  step<CaseRow>()({
    name,
    async guard({ tx, userId }, { id, kind, subject, status, reason, reporterId, why }) {
      if (!decisionsOn(kind.subject, reason === 'appeal').includes(name))
        return refuse('WRONG_STATE', { status, transition: name })
      const refusal = kind.refuseDecision?.(subject, name, reporterId)
      if (refusal) return refusal
      const reasons: readonly string[] = CASE_REASONS[kind.subject]
      const isExplained = why?.reason && reasons.includes(why.reason) && explains(why.reason, why.message)
      if (isAgainst(name) && !isExplained) return refuse('REASON_MISSING')
      const byAdmin = kind.needsAdmin?.(subject, name) ?? false
      return ownAppealRefusal(tx, { id, userId: userId!, byAdmin })
    },
    async effects(context, row) {
      const { id, kind, subject, subjectId, reason, reporterId } = row
      const isAppeal = reason === 'appeal'
      const why = isAgainst(name) ? (row.why as Why) : undefined
      const carried = await kind.carryOut(context, subject, {
        name,
        isAppeal,
        why,
        caseId: id,
        reported: reason,
        reporterId,
      })
      const answer = (ofAppeal: boolean) => kind.answer(subject, { name, isAppeal: ofAppeal, reporterId })
      await tellReporter(context, { id, reporter_id: reporterId }, answer(isAppeal))
      if (why)
        await settleCases(context, {
          subject: kind.subject,
          id: subjectId,
          status: CASE_LIFECYCLE.open[name].to,
          which: 'reports',
          why,
          answer,
        })
      const { details, ...entry } = carried
      const own = isAppeal && (await ownAppeal(context.tx, { id, userId: context.userId!, byAdmin: true }))
      return { ...entry, ...details, ...why, ...(own && { ownDecision: true }) }
    },
  })
