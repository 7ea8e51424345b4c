import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import type { Booking, Handover, Side } from './booking.ts'
import { ConfirmHandoverDialog } from './confirm-handover-dialog.tsx'

/** The way to state how one found the item, for the side that did not record the pick-up or the return itself. */
export function ConfirmHandover({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const kind = unconfirmed(booking, side)
  if (!kind) return null
  return (
    <div className="mt-5 grid justify-items-start gap-2 rounded-card border border-notice bg-notice-tint p-4">
      <p className="text-sm text-notice-ink">{t(`handover.unconfirmed.${kind}`)}</p>
      <Button onClick={() => setOpen(true)}>{t(`handover.confirm.${kind}`)}</Button>
      {open && <ConfirmHandoverDialog booking={booking} kind={kind} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The other side's statement that this side has not confirmed yet. */
export function unconfirmed(
  { status, handovers }: Pick<Booking, 'status' | 'handovers'>,
  side: Side,
): Handover['kind'] | undefined {
  const kind =
    status === 'picked_up' ? 'pick_up' : status === 'returned' || status === 'disputed' ? 'return' : undefined
  const stated = handovers.filter((handover) => handover.kind === kind)
  return stated.length > 0 && !stated.some(({ role }) => role === side) ? kind : undefined
}
