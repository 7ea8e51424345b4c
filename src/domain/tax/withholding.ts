const DAY_MS = 86_400_000

/** So long after the request the first reminder goes out, and as long after that the second. */
export const REMIND_AFTER_MS = 21 * DAY_MS
/** Payouts are not withheld sooner after the request: Council Directive (EU) 2021/514 (DAC7), annex V, section IV A(2). */
export const WITHHOLD_AFTER_MS = 60 * DAY_MS
/** Nor sooner after the second reminder. */
export const LAST_NOTICE_MS = 14 * DAY_MS

/** When a lender was asked for what the tax report lacks of them; epoch ms. */
export interface TaxRequestDates {
  requestedAt: number
  firstReminderAt: number | null
  secondReminderAt: number | null
  withheldAt: number | null
}

export type TaxRequestStep = 'first-reminder' | 'second-reminder' | 'withhold'

/** What is due at `now` (epoch ms) about a request that was not answered; nothing where it has time, or all was done. */
export function dueTaxStep(request: TaxRequestDates, now: number): TaxRequestStep | undefined {
  const { requestedAt, firstReminderAt, secondReminderAt, withheldAt } = request
  if (withheldAt !== null) return undefined
  if (firstReminderAt === null) return now >= requestedAt + REMIND_AFTER_MS ? 'first-reminder' : undefined
  if (secondReminderAt === null)
    return now >= firstReminderAt + REMIND_AFTER_MS ? 'second-reminder' : undefined
  return now >= withholdableAt(request) ? 'withhold' : undefined
}

/** The earliest time (epoch ms) at which payouts can be withheld, with the reminders that are still to come at their time. */
export function withholdableAt({ requestedAt, firstReminderAt, secondReminderAt }: TaxRequestDates): number {
  const first = firstReminderAt ?? requestedAt + REMIND_AFTER_MS
  const second = secondReminderAt ?? first + REMIND_AFTER_MS
  return Math.max(requestedAt + WITHHOLD_AFTER_MS, second + LAST_NOTICE_MS)
}
