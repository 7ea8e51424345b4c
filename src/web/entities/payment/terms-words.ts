import type { ShownTerms, TermsPart } from '#domain/booking/shown-terms.ts'
import { terms as siteTerms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'

/** What was agreed, a sentence for each part of it; from the messages of the checkout. */
export const termsWords = (
  t: Translate,
  format: ReturnType<typeof useFormat>,
): Record<TermsPart, (terms: ShownTerms) => string> => ({
  answer: ({ isInstant }) =>
    isInstant ? t('checkout.instant') : t('checkout.on-request', { count: siteTerms.answerHours }),
  cancellation: ({ cancellationPolicy, refunds }) =>
    t(`checkout.policy.${cancellationPolicy}`, refundWords(refunds, t.language)),
  deposit: ({ depositCents }) => t('checkout.changed.deposit', { amount: format.money(depositCents) }),
  late: ({ lateGraceMinutes, latePercent, maxLateHours }) =>
    t('checkout.changed.late', {
      grace: format.duration(lateGraceMinutes, 'minute'),
      percent: format.number(latePercent / 100, { style: 'percent' }),
      most: format.duration(maxLateHours, 'hour'),
    }),
  reports: ({ claimHours }) => t('checkout.changed.reports', { time: format.duration(claimHours, 'hour') }),
})
