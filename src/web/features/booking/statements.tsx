import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking, Handover } from './booking.ts'

/** What both sides stated when the item changed hands. */
export function Statements({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  if (booking.handovers.length === 0) return null
  return (
    <ul className="grid gap-3 border-t border-line pt-4">
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
          {handover.note && <p className="whitespace-pre-line">{handover.note}</p>}
        </li>
      ))}
    </ul>
  )

  function nameOf({ role }: Handover): string | undefined {
    return role === 'owner'
      ? booking.owner?.first_name || t('booking.lender')
      : booking.renter?.first_name || t('handover.renter')
  }
}
