import type { RefundStep } from '#domain/booking/refund-steps.ts'
import type { Language } from '../i18n/languages.ts'
import { formatDuration, formatNumber } from './format.ts'

const A_DAY = 24

/** “24 hours”, “5 days”: a day and less in hours. */
const timeText = (hours: number, language: Language): string =>
  hours > A_DAY && hours % A_DAY === 0
    ? formatDuration(hours / A_DAY, 'day', language)
    : formatDuration(hours, 'hour', language)

/** The steps of a cancellation policy for its sentence: until when all comes back, and until when how much of it. */
export function refundWords(refunds: readonly RefundStep[], language: Language) {
  const [full, part] = [true, false].map((isFull) =>
    refunds.find(({ percent }) => (percent === 100) === isFull),
  )
  return {
    full: full ? timeText(full.hours, language) : '',
    part: part ? timeText(part.hours, language) : '',
    percent: part ? formatNumber(part.percent / 100, language, { style: 'percent' }) : '',
  }
}
