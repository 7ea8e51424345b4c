import { PrivatePhotos } from '../../entities/photo/private-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import type { BookingFile } from './use-booking-file.ts'

/** What both sides stated at pick-up and return, side by side, with their photos. */
export function BookingStatements({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const format = useFormat()
  if (booking.handovers.length === 0) return null
  return (
    <section aria-labelledby="booking-statements">
      <h2 id="booking-statements" className="mb-3 text-xl">
        {t('moderation.booking.handovers')}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {(['pick_up', 'return'] as const).map((kind) => (
          <ul key={kind} className="grid gap-3">
            {booking.handovers
              .filter((stated) => stated.kind === kind)
              .map((stated) => (
                <Card as="li" key={stated.position} className="grid gap-2 text-sm">
                  <p className="font-semibold">
                    {t(`claims.stated.${kind}.${stated.role}`, {
                      when: format.date(stated.at, 'date-time', booking.time_zone),
                    })}
                  </p>
                  <p className="text-ink-soft">
                    {[
                      t(stated.is_complete ? 'claims.stated.complete' : 'claims.stated.incomplete'),
                      t(stated.is_undamaged ? 'claims.stated.undamaged' : 'claims.stated.damaged'),
                      stated.with_code && t('moderation.booking.with-code'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {stated.note && <p className="break-words whitespace-pre-line">{stated.note}</p>}
                  <PrivatePhotos bucket="handovers" paths={stated.photos} />
                </Card>
              ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
