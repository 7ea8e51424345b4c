/** Why a visitor reports a listing. */
export const REPORT_REASONS = [
  'forbidden',
  'misleading',
  'unsafe',
  'pictures',
  'contact',
  'offensive',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export type ReportStatus = 'open' | 'dismissed' | 'changed' | 'removed' | 'restored'

/** The longest message, in characters, of a report or an appeal. */
export const MAX_REPORT_MESSAGE = 1_000

/** The shortest appeal, in characters: a moderator looks again only at something that is said. */
export const MIN_APPEAL_MESSAGE = 10

/** Whether a report says enough; `other` needs a message. */
export const explainsReport = (reason: ReportReason, message: string): boolean =>
  reason !== 'other' || message.trim() !== ''
