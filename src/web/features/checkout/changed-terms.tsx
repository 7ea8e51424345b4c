import type { ChangedLine } from '#contract/checkout.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import type { TermsPart } from '#domain/booking/shown-terms.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf } from '../../lib/errors.ts'
import { refundWords } from '../../lib/refund-words.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { PricedLine } from './order-sums.tsx'

/** What has changed since the payer looked, as it is now, of each line; nothing after another refusal. */
export function ChangedTerms({ problem, lines }: { problem: unknown; lines: readonly PricedLine[] }) {
  const t = useTranslate()
  const format = useFormat()
  if (codeOf(problem) !== 'TERMS_CHANGED') return null
  const { details } = problem as { details: { lines?: ChangedLine[] } }

  const words: Record<TermsPart, (priced: PricedLine) => string> = {
    answer: ({ line }) =>
      line.isInstant ? t('checkout.instant') : t('checkout.on-request', { count: terms.answerHours }),
    cancellation: ({ line }) =>
      t(
        `checkout.policy.${line.cancellationPolicy}`,
        refundWords(refundSteps(line.cancellationPolicy), t.language),
      ),
    deposit: ({ quote }) => t('checkout.changed.deposit', { amount: format.money(quote.depositCents) }),
    late: () =>
      t('checkout.changed.late', {
        grace: format.duration(rule('lateGraceMinutes'), 'minute'),
        percent: format.number(rule('latePercent') / 100, { style: 'percent' }),
        most: format.duration(rule('maxLateHours'), 'hour'),
      }),
    reports: () => t('checkout.changed.reports', { time: format.duration(rule('claimHours'), 'hour') }),
  }

  return (
    <ul className="mt-2 list-disc ps-5">
      {(details.lines ?? []).flatMap(({ reservationId, changed }) => {
        const priced = lines.find(({ line }) => line.reservationId === reservationId)
        if (!priced) return []
        return changed.map((part) => (
          <li key={`${reservationId} ${part}`}>
            {lines.length > 1 && `${priced.line.product.title}: `}
            {words[part](priced)}
          </li>
        ))
      })}
    </ul>
  )
}
