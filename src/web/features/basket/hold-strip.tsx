import ChevronRight from 'lucide-react/icons/chevron-right'
import { holdMinutes } from '#domain/booking/hold-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { CountdownRing } from '../../ui/countdown-ring.tsx'
import { Link } from '../../ui/link.tsx'
import { useBasket } from './use-basket.ts'
import { useRunningHold } from './use-running-hold.ts'

/** The hold that is running out, with the way to pay for it; nothing where there is none. */
export function HoldStrip() {
  const t = useTranslate()
  const hold = useRunningHold(useBasket().basket)
  if (!hold) return null
  return (
    <section aria-label={t('home.strip.hold')} className="page opens">
      <div className="relative mt-4 flex items-center gap-4 rounded-card border border-line bg-notice-tint p-3">
        <CountdownRing
          key={hold.endsAt}
          endsAt={hold.endsAt}
          totalMs={holdMinutes() * 60_000}
          onEnd={hold.onEnd}
          size={56}
        />
        <p className="min-w-0 grow">
          <Link
            to="/booking/summary"
            className="stretched-link font-semibold [--ring-gap:-3px] hover:underline"
          >
            {t('home.strip.hold')}
          </Link>
          <span className="block truncate text-sm text-ink-soft">
            {hold.lines.map(({ product }) => product.title).join(', ')}
          </span>
        </p>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft rtl:rotate-180" />
      </div>
    </section>
  )
}
