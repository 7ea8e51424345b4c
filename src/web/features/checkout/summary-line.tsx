import Clock from 'lucide-react/icons/clock'
import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'
import type { Quote } from '#domain/money/quote.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Image } from '../../ui/image.tsx'
import type { CheckoutLine } from './checkout-line.ts'

interface SummaryLineProps {
  line: CheckoutLine
  quote: Quote
  /** How it is handed over. */
  children: ReactNode
}

/** What is rented, when, for how long, and whether somebody has to say yes first. */
export function SummaryLine({ line, quote, children }: SummaryLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const { product, quantity, timeZone } = line
  const [picture] = product.images
  return (
    <li className="grid gap-4 py-6 first:pt-0 last:pb-0">
      <div className="flex gap-4">
        {picture && (
          <Image
            path={picture}
            alt=""
            sizes="128px"
            className="w-24 shrink-0 self-start rounded-control sm:w-32"
          />
        )}
        <div className="grid min-w-0 grow content-start gap-1">
          <div className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
            <h3 className="text-lg leading-snug">{product.title}</h3>
            <span className="tabular order-last font-semibold sm:order-none">
              {format.money(quote.rentalCents)}
            </span>
          </div>
          <p>{periodText({ start: line.startDate, end: line.endDate, timeZone }, format)}</p>
          <p className="text-sm text-ink-soft">
            {format.duration(quote.units, quote.type)}
            {quantity > 1 && ` · ${t('checkout.pieces', { count: quantity })}`}
            {` · ${[line.neighbourhood, line.city].filter(Boolean).join(', ')}`}
          </p>
          <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
            {line.isInstant ? (
              <Zap aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-ink" />
            ) : (
              <Clock aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-ink" />
            )}
            {t(line.isInstant ? 'checkout.instant' : 'checkout.on-request')}
          </p>
        </div>
      </div>
      {children}
    </li>
  )
}
