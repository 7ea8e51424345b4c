import { HOLD_MINUTES, IDENTITY_WAIT_HOURS } from '../booking/hold-time.ts'
import { DEFAULT_REFUNDS } from '../booking/refund-steps.ts'
import type { SettingValues } from './settings.ts'
import { terms } from './terms.ts'

/**
 * Numbers that an operator may set and few screens ask, as the specification has them, and where it is silent as the product
 * began. They stand beside the terms so that pages which ask none of them do not carry the defaults.
 */
export const DEFAULT_RULES = {
  ...DEFAULT_REFUNDS,
  holdMinutes: HOLD_MINUTES,
  identityWaitHours: IDENTITY_WAIT_HOURS,
  claimHours: 48,
  lateGraceMinutes: 30,
  latePercent: 150,
  maxLateHours: 72,
  extensionAnswerHours: 24,
  claimAnswerHours: 72,
  claimAppealDays: 7,
  caseHours: 72,
  enquiriesADay: 20,
  openWishes: 5,
  mailDays: 30,
  noticeDays: 180,
  translationDays: 180,
  webhookDays: 30,
  withdrawnDays: 30,
  browserDays: 365,
  networkDays: 30,
  invitationDays: 90,
} as const satisfies Partial<Record<keyof SettingValues, number>>
export type RuleName = keyof typeof DEFAULT_RULES

/** The number in force in this process, or on this page. */
export const rule = (name: RuleName): number => terms[name] ?? DEFAULT_RULES[name]

/** The values that are rules, of all that were set. */
export const rulesAmong = (values: Partial<SettingValues>): Partial<Record<RuleName, number>> =>
  Object.fromEntries(
    Object.keys(DEFAULT_RULES).flatMap((name) => {
      const value = values[name as RuleName]
      return value === undefined ? [] : [[name, value]]
    }),
  )
