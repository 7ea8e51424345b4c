import { refundSteps } from '#domain/booking/refund-steps.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import type { CheckoutLine } from './checkout-line.ts'

/** The cancellation terms, shown before payment; once for lines that share them. */
export function Policies({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useTranslate()
  const policies = [...new Set(lines.map((line) => line.cancellationPolicy))]
  return (
    <div className="grid gap-3 text-sm text-ink-soft">
      {policies.map((policy) => (
        <p key={policy}>
          {policies.length > 1 && (
            <span className="block font-semibold text-ink">
              {lines
                .filter((line) => line.cancellationPolicy === policy)
                .map((line) => line.product.title)
                .join(', ')}
            </span>
          )}
          {t(`checkout.policy.${policy}`, refundWords(refundSteps(policy), t.language))}
        </p>
      ))}
      <p>{t('checkout.policy.first-hour')}</p>
    </div>
  )
}
