import { closedTimes } from '#domain/booking/opening-hours.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OpeningTimes } from '../period/opening-times.tsx'
import { useHubs } from './use-hubs.ts'

interface HubPickerProps {
  id: string
  city: string
  /** When it is picked up and brought back, ISO 8601, by the clock of this time zone. */
  period: { startDate: string; endDate: string; timeZone: string }
  value: string
  onChange: (hubId: string) => void
  asked: boolean
}

/** The choice of a shared hub for the pick-up, with its opening hours. */
export function HubPicker({ id, city, period, value, onChange, asked }: HubPickerProps) {
  const t = useTranslate()
  const { data: hubs, error, refetch } = useHubs(city, true)
  if (error)
    return (
      <Notice tone="bad">
        <p>{errorMessage(error, t)}</p>
        <Button size="small" variant="secondary" className="mt-2" onClick={() => refetch()}>
          {t('ui.retry')}
        </Button>
      </Notice>
    )
  if (!hubs) return <Skeleton className="h-20" />
  if (hubs.length === 0) return <Notice tone="caution">{t('checkout.hub.none')}</Notice>
  return (
    <RadioCards
      legend={t('checkout.hub.legend')}
      name={`hub-${id}`}
      value={value || undefined}
      onChange={onChange}
      columns={hubs.length > 1 ? 2 : 1}
      error={asked && !value ? t('errors.HUB_MISSING') : undefined}
      options={hubs.map((hub) => ({
        value: hub.id,
        label: hub.name,
        text: (
          <>
            {hub.address}
            <span className="mt-1.5 block">
              <OpeningTimes hours={hub.opening_hours} />
            </span>
            {closedTimes(hub.opening_hours, period).map((time) => (
              <span key={time} className="mt-1.5 block font-semibold text-notice-ink">
                {t(`checkout.hub.closed-${time}`)}
              </span>
            ))}
          </>
        ),
      }))}
    />
  )
}
