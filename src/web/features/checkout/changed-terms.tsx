import type { ChangedLine } from '#contract/checkout.ts'
import { termsWords } from '../../entities/payment/terms-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { type PricedLine, shownTermsOf } from './order-sums.tsx'

/** What has changed since the payer looked, as it is now, of each line; nothing after another refusal. */
export function ChangedTerms({ problem, lines }: { problem: unknown; lines: readonly PricedLine[] }) {
  const t = useTranslate()
  const words = termsWords(t, useFormat())
  if (codeOf(problem) !== 'TERMS_CHANGED') return null
  const { details } = problem as { details: { lines?: ChangedLine[] } }
  return (
    <ul className="mt-2 list-disc ps-5">
      {(details.lines ?? []).flatMap(({ reservationId, changed }) => {
        const priced = lines.find(({ line }) => line.reservationId === reservationId)
        if (!priced) return []
        return changed.map((part) => (
          <li key={`${reservationId} ${part}`}>
            {lines.length > 1 && `${priced.line.product.title}: `}
            {words[part](shownTermsOf(priced))}
          </li>
        ))
      })}
    </ul>
  )
}
