import type { TaxGap } from '#contract/tax.ts'
import type { Template } from '../templates.ts'

export interface TaxWithheldMail {
  state: 'withheld' | 'released'
  /** What is missing. */
  gaps: readonly TaxGap[]
  url: string
}

export const taxWithheld: Template<'tax-withheld'> = ({ state, gaps, url }, { t }) => ({
  subject: t(`payout-mails.tax-${state}.subject`),
  lines: [
    t(`payout-mails.tax-${state}.text`),
    ...(gaps.length > 0
      ? [
          t('payout-mails.tax-withheld.missing', {
            gaps: gaps.map((gap) => t(`payout-mails.tax-gap.${gap}`)).join(', '),
          }),
        ]
      : []),
    ...(state === 'withheld' ? [t('payout-mails.tax-withheld.then')] : []),
  ],
  action: { label: t(`payout-mails.tax-${state}.action`), url },
  note: '',
})
