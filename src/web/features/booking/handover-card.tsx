import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import type { Booking, Side } from './booking.ts'
import { Statements } from './statements.tsx'
import { useNextStepText } from './use-next-step-text.ts'

/** How the handover goes, and what both sides stated about it. */
export function HandoverCard({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const next = useNextStepText(booking)
  const isTold = side === 'renter' && next !== undefined
  if (!isTold && booking.handovers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="rental-handover" className="grid gap-4">
      <h2 id="rental-handover" className="text-xl">
        {t('rentals.handover')}
      </h2>
      {isTold && <p>{next}</p>}
      <Statements booking={booking} />
    </Card>
  )
}
