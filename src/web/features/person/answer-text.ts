import type { useTranslate } from '../../i18n/translation.tsx'

/** How fast a lender usually answers, in whole hours, rounded up. */
export function answerText(minutes: number, t: ReturnType<typeof useTranslate>): string {
  return minutes <= 60 ? t('person.fact.minutes') : t('person.fact.hours', { count: Math.ceil(minutes / 60) })
}
