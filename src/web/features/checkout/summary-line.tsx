import Clock from 'lucide-react/icons/clock'
import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'
import type { Quote } from '#domain/money/quote.ts'
import { terms } from '#domain/settings/terms.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Image } from '../../ui/image.tsx'
import { Rating } from '../../ui/stars.tsx'
import type { CheckoutLine } from './checkout-line.ts'

interface SummaryLineProps {
  line: CheckoutLine
  quote: Quote
  /** The delivery of the line. */
  children: ReactNode
}

/** Item, dates, duration and lender of a line, and whether the lender has to accept first. */
export function SummaryLine({ line, quote, children }: SummaryLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const { product, quantity, timeZone } = line
  const Icon = line.isInstant ? Zap : Clock
  return (
    <li className="grid gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex gap-4">
        <Image
          path={product.images[0]}
          alt=""
          sizes="(width >= 40rem) 160px, 112px"
          className="w-28 shrink-0 self-start rounded-control sm:w-40"
        />
        <div className="grid min-w-0 grow content-start gap-1">
          <h3 className="text-lg leading-snug">{product.title}</h3>
          <p>{periodText({ start: line.startDate, end: line.endDate, timeZone }, format)}</p>
          <p className="text-sm text-ink-soft">
            {format.duration(quote.units, quote.type)}
            {quantity > 1 && ` · ${t('checkout.pieces', { count: quantity })}`}
          </p>
          <p className="flex items-start gap-1.5 text-sm text-ink-soft">
            <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-ink" />
            {line.isInstant ? t('checkout.instant') : t('checkout.on-request', { count: terms.answerHours })}
          </p>
        </div>
      </div>
      <LenderLine line={line} />
      {children}
    </li>
  )
}

function LenderLine({ line: { lender, neighbourhood, city } }: { line: CheckoutLine }) {
  const t = useTranslate()
  const cityName = useCityName()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <Avatar name={lender.name} src={avatarAddress(lender.avatar_path)} size={28} />
      <span className="font-semibold">{t('checkout.from', { name: lender.name })}</span>
      {lender.rating_count > 0 && (
        <Rating value={lender.rating_sum / lender.rating_count} count={lender.rating_count} />
      )}
      <span className="text-ink-soft">{placeName({ neighbourhood, city: cityName(city) })}</span>
    </p>
  )
}
