import type { CaseStatus } from '#domain/moderation/case-lifecycle.ts'
import type { CaseSubject } from '#domain/moderation/cases.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { SUBJECT_COLUMN } from './case-row.ts'
import type { Answer, Why } from './subject.ts'

type Settling = Pick<StepContext, 'tx' | 'deps' | 'userId' | 'now'>

interface Settled {
  subject: CaseSubject
  id: string
  status: Exclude<CaseStatus, 'open'>
  /** Which of the open ones. */
  which: 'reports' | 'appeals' | 'all'
  why?: Why | undefined
  answer(isAppeal: boolean): Answer | undefined
}

/** Closes the open cases of a subject with what was decided about it, and tells those who reported. */
export async function settleCases(context: Settling, { subject, id, status, which, why, answer }: Settled) {
  const settled = await context.tx
    .updateTable('cases')
    .set(({ eb }) => ({
      status,
      version: eb('version', '+', 1),
      decided_at: context.now.toISOString(),
      decided_by: context.userId,
      decision_reason: why?.reason ?? null,
      decision_message: why?.message ?? null,
    }))
    .where(SUBJECT_COLUMN[subject], '=', id)
    .where('status', '=', 'open')
    .$if(which !== 'all', (query) => query.where('reason', which === 'appeals' ? '=' : '<>', 'appeal'))
    .returning(['id', 'reporter_id', 'reason'])
    .execute()
  for (const row of settled) await tellReporter(context, row, answer(row.reason === 'appeal'))
}

/** Tells a reporter that something was decided; a moderator who reported and decided needs no answer. */
export async function tellReporter(
  { tx, deps, userId }: Settling,
  report: { id: string; reporter_id: string },
  answer: Answer | undefined,
): Promise<void> {
  if (!answer || report.reporter_id === userId) return
  const { path, ...data } = answer
  const url = `${deps.config.siteUrl}${path}`
  await putMail(
    tx,
    await loadRecipient(tx, report.reporter_id),
    'report-decided',
    { ...data, url },
    report.id,
  )
}
