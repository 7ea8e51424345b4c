import ArrowLeft from 'lucide-react/icons/arrow-left'
import { holdMinutes, identityWaitHours } from '#domain/booking/hold-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { CountdownRing } from '../../ui/countdown-ring.tsx'
import { Link } from '../../ui/link.tsx'
import { useCheckoutQuery } from './use-checkout.ts'
import { useWayBack } from './use-way-back.ts'

/** In the quiet header: the link back to the basket, and the time left of the hold. */
export function CheckoutHeader() {
  const t = useTranslate()
  const { data } = useCheckoutQuery()
  const back = useWayBack()
  return (
    <>
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 font-semibold whitespace-nowrap transition-colors hover:bg-sunken"
      >
        <ArrowLeft aria-hidden size={18} />
        {t(`checkout.back.${back.place}`)}
      </Link>
      {data?.state === 'held' && (
        <span className="ms-auto flex items-center gap-2.5 text-sm font-semibold">
          {/* A phone has no room for it on one line; the page says it below. */}
          <span className="max-sm:sr-only">{t('checkout.hold.title')}</span>
          <CountdownRing
            key={data.endsAt}
            endsAt={data.endsAt}
            totalMs={
              data.endsAt - Date.now() > holdMinutes() * 60_000
                ? identityWaitHours() * 3_600_000
                : holdMinutes() * 60_000
            }
            size={60}
          />
        </span>
      )}
    </>
  )
}
