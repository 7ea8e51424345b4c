import type { RefundStep } from '#domain/booking/refund-steps.ts'
import type { Language } from './languages.ts'

const A_DAY = 24

/** “24 hours”, “5 days”: a day and less in hours. */
function timeText(hours: number, language: Language): string {
  const isDays = hours > A_DAY && hours % A_DAY === 0
  const unit = isDays ? 'day' : 'hour'
  const format = formatOf(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(isDays ? hours / A_DAY : hours)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Dear to make, the same for everybody. */
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.unit}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format
}

/** The steps of a cancellation policy for its sentence: until when all comes back, and until when how much of it. */
export function refundWords(refunds: readonly RefundStep[], language: Language) {
  const [full, part] = [true, false].map((isFull) =>
    refunds.find(({ percent }) => (percent === 100) === isFull),
  )
  const share = formatOf(language, { style: 'percent' })
  return {
    full: full ? timeText(full.hours, language) : '',
    part: part ? timeText(part.hours, language) : '',
    percent: part ? share.format(part.percent / 100) : '',
  }
}
