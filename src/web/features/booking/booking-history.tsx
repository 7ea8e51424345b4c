import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { Booking } from './booking.ts'
import { historyOf } from './history-of.ts'
import { useRecord } from './use-record.ts'

/** Every step that was recorded of a rental, its seal, and the protocol of it all. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: record } = useRecord(booking)
  if (booking.events.length === 0) return null
  const steps = historyOf(booking, t).map(({ at, ...step }) => ({
    ...step,
    text: format.date(at, 'date-time', booking.time_zone),
  }))
  return (
    <Card as="section" aria-labelledby="rental-history" className="grid gap-5">
      <h2 id="rental-history" className="text-xl">
        {t('rentals.history')}
      </h2>
      <Timeline label={t('rentals.history')} steps={steps} />
      {record && !record.is_intact && <Notice tone="bad">{t('rentals.record.broken')}</Notice>}
      {record?.is_intact && (
        <div className="grid gap-1 text-sm text-ink-soft">
          <p>{t('rentals.record.intact', { count: record.entries })}</p>
          <p className="tabular break-all">{t('rentals.record.seal', { seal: record.last_hash })}</p>
        </div>
      )}
      <div>
        <DocumentButton label={t('rentals.record')} name="get-handover-protocol" input={{ id: booking.id }} />
      </div>
    </Card>
  )
}
