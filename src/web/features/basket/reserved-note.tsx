import type { Basket } from '#domain/basket/basket.ts'
import { holdMinutes } from '#domain/booking/hold-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { CountdownRing } from '../../ui/countdown-ring.tsx'
import { useRunningHold } from './use-running-hold.ts'

/** Until when which lines are held; without a running hold, that nothing is reserved yet. */
export function ReservedNote({ basket }: { basket: Basket }) {
  const t = useTranslate()
  const format = useFormat()
  const hold = useRunningHold(basket)
  if (!hold) return <p className="text-sm text-ink-soft">{t('basket.not-reserved')}</p>
  const time = format.date(hold.endsAt, 'time', Intl.DateTimeFormat().resolvedOptions().timeZone)
  const isWhole = hold.lines.length === basket.length
  return (
    <div className="flex items-center gap-3 text-sm">
      <CountdownRing
        key={hold.endsAt}
        endsAt={hold.endsAt}
        totalMs={holdMinutes() * 60_000}
        onEnd={hold.onEnd}
        size={60}
      />
      <p>
        {isWhole ? (
          <strong>{t('basket.held.all', { time })}</strong>
        ) : (
          <>
            <strong>
              {t('basket.held.some', {
                time,
                titles: hold.lines.map(({ product }) => product.title).join(', '),
              })}
            </strong>{' '}
            {t('basket.not-reserved-rest')}
          </>
        )}
      </p>
    </div>
  )
}
