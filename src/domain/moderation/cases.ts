import { rule } from '../settings/rules.ts'

/** What a case can be about. */
export const CASE_SUBJECTS = ['item', 'person', 'review', 'wish'] as const
export type CaseSubject = (typeof CASE_SUBJECTS)[number]

/** Why an item is reported. */
const ITEM_REASONS = [
  'forbidden',
  'misleading',
  'unsafe',
  'pictures',
  'contact',
  'offensive',
  'other',
] as const

/** Why a person is reported: who they say they are, or how they behave. Also why a moderator warns or blocks one. */
export const PERSON_REASONS = ['impersonation', 'name', 'photo', 'harassment', 'fraud', 'other'] as const
export type PersonReason = (typeof PERSON_REASONS)[number]

/** Why a review or its reply is reported; also why a moderator takes it off, of which its author is told. */
const REVIEW_REASONS = ['offensive', 'private', 'unrelated', 'pressure', 'other'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Why a wish is reported; also why a moderator takes it off, of which the person who posted it is told. */
const WISH_REASONS = ['forbidden', 'offensive', 'contact', 'spam', 'other'] as const
export type WishReason = (typeof WISH_REASONS)[number]

/** Why something is reported, by what it is. */
export const CASE_REASONS = {
  item: ITEM_REASONS,
  person: PERSON_REASONS,
  review: REVIEW_REASONS,
  wish: WISH_REASONS,
} as const satisfies Record<CaseSubject, readonly string[]>
export type CaseReason = (typeof CASE_REASONS)[CaseSubject][number]

/** What can be decided on a report, beside dismissing it; an item is returned or removed by its own lifecycle. */
const ON_REPORT = {
  item: [],
  person: ['warn', 'block'],
  review: ['hide', 'remove-reply'],
  wish: ['remove'],
} as const

/** What can be decided on an appeal, beside dismissing it; a removed item is restored by its own lifecycle. */
const ON_APPEAL = { item: [], person: ['lift'], review: ['restore'], wish: ['restore'] } as const

export const CASE_DECISIONS = [
  'dismiss',
  'warn',
  'block',
  'lift',
  'hide',
  'remove-reply',
  'remove',
  'restore',
] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

/** The decisions that there are on a case. */
export const decisionsOn = (subject: CaseSubject, isAppeal: boolean): readonly CaseDecision[] => [
  'dismiss',
  ...(isAppeal ? ON_APPEAL : ON_REPORT)[subject],
]

/** Whether something is taken off or a person warned or blocked by it, of which they are told with a reason. */
export const isAgainst = (decision: CaseDecision): boolean =>
  !['dismiss', 'lift', 'restore'].includes(decision)

/** By when a case should be decided that came in at `createdAt` (epoch ms): within 72 hours, unless the operator sets others. */
export const caseDueAt = (createdAt: number): number => createdAt + rule('caseHours') * 3_600_000

/** The longest message, in characters, of a report or an appeal. */
export const MAX_REPORT_MESSAGE = 1_000

/** The shortest appeal, in characters: a moderator looks again only at something that is said. */
export const MIN_APPEAL_MESSAGE = 10
