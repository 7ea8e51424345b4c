import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import type { ListingEvent } from './use-listing-to-review.ts'

/** The earlier events of a listing: offered, withdrawn, returned and why. */
export function ListingHistory({ events }: { events: readonly ListingEvent[] }) {
  const t = useTranslate()
  const format = useFormat()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="text-xl">
        {t('moderation.history')}
      </h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {events.map(({ id, transition, reason, message, at }) => (
          <li key={id}>
            <p>
              <span className="font-semibold">
                {t.optional(`moderation.event.${transition}`) ?? transition}
              </span>{' '}
              <span className="tabular text-ink-soft">{format.date(at, 'date-time', viewerZone())}</span>
            </p>
            {reason && <p className="text-ink-soft">{t.optional(`lending.reason.${reason}`) ?? reason}</p>}
            {message && <p className="break-words text-ink-soft">{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
