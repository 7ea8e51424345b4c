import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PersonDecision, PersonReason } from '#domain/moderation/person-reports.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

export interface DecidedPersonReport {
  report: { id: string; reporter_id: string; person_id: string; reason: string; name: string }
  decision: PersonDecision
  /** The reason, given where the decision is against the person. */
  why: { reason: PersonReason; message?: string } | undefined
  actorId: string
  at: Date
}

const OUTCOMES = { warn: 'warned', block: 'blocked', lift: 'lifted', dismiss: 'appeal-dismissed' } as const

/** Writes to a person what was decided about them, or on their appeal, and where they can object. */
export async function notifyPerson(
  tx: Transaction<Schema>,
  siteUrl: string,
  {
    report,
    decision,
    why,
  }: Pick<DecidedPersonReport, 'decision' | 'why'> & { report: { id: string; person_id: string } },
): Promise<void> {
  const data = {
    outcome: OUTCOMES[decision],
    ...why,
    url: `${siteUrl}${why ? '/report/appeal' : '/dashboard'}`,
  }
  await putMail(tx, await loadRecipient(tx, report.person_id), 'conduct-decided', data, report.id)
}

/** Tells those who reported a person whether anything was decided against that person, but not what. */
export async function notifyReporters(
  tx: Transaction<Schema>,
  siteUrl: string,
  reports: readonly { id: string; reporter_id: string }[],
  name: string,
  isAgainst: boolean,
): Promise<void> {
  const outcome = isAgainst ? ('person-acted' as const) : ('person-dismissed' as const)
  const data = { title: name.split(' ')[0] ?? '', outcome, url: `${siteUrl}/dashboard/notifications` }
  for (const { id, reporter_id } of reports)
    await putMail(tx, await loadRecipient(tx, reporter_id), 'report-decided', data, id)
}
