import { depositShareCents } from '#domain/deposit/returned-share.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { Booking } from './booking.ts'
import { useUnits } from './use-units.ts'

const HANDED_OUT = ['picked_up', 'returned', 'disputed', 'completed']

/** Of a rental of several units: which are still out, how the others came back, and each one's share of the deposit. */
export function UnitsCard({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: units } = useUnits(booking)
  if (booking.quantity < 2 || !HANDED_OUT.includes(booking.status) || !units?.length) return null
  const out = units.filter(({ returned_at }) => returned_at === null).length
  // Rentals from before units were counted have no returns of their own.
  if (out > 0 && booking.status !== 'picked_up' && booking.status !== 'disputed') return null
  const share = depositShareCents({ depositCents: booking.deposit_cents, quantity: booking.quantity }, 1)
  const freed = booking.deposit_cents - (booking.deposit?.amount_cents ?? booking.deposit_cents)
  return (
    <Card as="section" aria-labelledby="rental-units" className="grid gap-4">
      <h2 id="rental-units" className="text-xl">
        {t('rentals.units')}
      </h2>
      <p>{out > 0 ? t('rentals.units.out', { count: out, total: units.length }) : t('rentals.units.back')}</p>
      <ul className="divide-y divide-line">
        {units.map((unit) => (
          <li key={unit.unit_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="font-semibold">{t('rentals.unit', { label: unit.label })}</span>
            <span className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              {unit.returned_at
                ? t('rentals.unit.back', {
                    when: format.date(unit.returned_at, 'date-time', booking.time_zone),
                  })
                : t('rentals.unit.out')}
              {unit.is_undamaged === false && <Badge tone="bad">{t('handover.damaged')}</Badge>}
              {unit.is_complete === false && <Badge tone="notice">{t('handover.incomplete')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {share > 0 && (
        <p className="text-sm text-ink-soft">
          {t('rentals.units.deposit', { amount: format.money(share) })}
          {freed > 0 && ` ${t('rentals.units.freed', { amount: format.money(freed) })}`}
        </p>
      )}
    </Card>
  )
}
