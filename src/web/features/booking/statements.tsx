import { CHECKS } from '#domain/booking/checklist.ts'
import { PrivatePhotos } from '../../entities/photo/private-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking, Handover } from './booking.ts'
import { ConditionPhotos, photosOf } from './condition-photos.tsx'

/** The statements of both sides at pick-up and return. */
export function Statements({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  if (booking.handovers.length === 0) return null
  const isCompared = photosOf(booking, 'pick_up').length > 0 && photosOf(booking, 'return').length > 0
  return (
    <>
      {isCompared && <ConditionPhotos booking={booking} />}
      <ul className="grid gap-4">
        {booking.handovers.map((handover) => (
          <li key={handover.position} className="grid gap-0.5 text-sm">
            <p className="font-semibold">
              {t(`handover.stated.${handover.kind}`, {
                name: nameOf(handover) ?? '',
                when: format.date(handover.at, 'date-time', booking.time_zone),
              })}
            </p>
            <p className="text-ink-soft">
              {[
                t(handover.is_complete ? 'handover.complete' : 'handover.incomplete'),
                t(handover.is_undamaged ? 'handover.undamaged' : 'handover.damaged'),
                ...(handover.with_code ? [t('handover.with-code')] : []),
              ].join(' · ')}
            </p>
            <Wrong checklist={handover.checklist} />
            {handover.note && <p className="whitespace-pre-line">{handover.note}</p>}
            {!isCompared && handover.photos.length > 0 && (
              <div className="mt-1">
                <PrivatePhotos bucket="handovers" paths={handover.photos} />
              </div>
            )}
            <p className="tabular text-xs text-ink-faint">
              {t('handover.seal', { seal: handover.hash.slice(0, 12) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  )

  function nameOf({ role }: Handover): string | undefined {
    return role === 'owner'
      ? booking.owner?.first_name || t('booking.lender')
      : booking.renter?.first_name || t('handover.renter')
  }
}

/** The failed checks of the checklist; passed ones are not shown. */
function Wrong({ checklist }: Pick<Handover, 'checklist'>) {
  const t = useTranslate()
  const asked = CHECKS.filter((check) => checklist[check] !== undefined)
  if (asked.length === 0) return null
  const amiss = asked.filter((check) => !checklist[check])
  if (amiss.length === 0)
    return <p className="text-ink-soft">{t('handover.checklist.fine', { count: asked.length })}</p>
  return (
    <p className="text-danger-ink">
      {t('handover.checklist.amiss', { what: amiss.map((check) => t(`handover.check.${check}`)).join(', ') })}
    </p>
  )
}
