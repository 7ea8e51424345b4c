/** Why a person is reported: who they say they are, or how they behave. Also why a moderator warns or blocks one. */
export const PERSON_REASONS = ['impersonation', 'name', 'photo', 'harassment', 'fraud', 'other'] as const
export type PersonReason = (typeof PERSON_REASONS)[number]

/** The status of a report of a person; an appeal is dismissed or lifts the decision. */
export type PersonReportStatus = 'open' | 'dismissed' | 'warned' | 'blocked' | 'lifted'

export const PERSON_DECISIONS = ['dismiss', 'warn', 'block', 'lift'] as const
export type PersonDecision = (typeof PERSON_DECISIONS)[number]

export const STATUS_AFTER: Record<PersonDecision, Exclude<PersonReportStatus, 'open'>> = {
  dismiss: 'dismissed',
  warn: 'warned',
  block: 'blocked',
  lift: 'lifted',
}

/** The possible decisions: on a report all but lifting, on an appeal only dismissing or lifting. */
export const decisionsOn = (isAppeal: boolean): readonly PersonDecision[] =>
  isAppeal ? ['dismiss', 'lift'] : ['dismiss', 'warn', 'block']
