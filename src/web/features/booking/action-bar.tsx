import type { ReactNode } from 'react'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking, Side } from './booking.ts'

interface ActionBarProps {
  booking: Booking
  side: Side
  children: ReactNode
}

/** The one thing to do now with what it costs or brings: on a phone above the tabs, wherever one has scrolled to. */
export function ActionBar({ booking, side, children }: ActionBarProps) {
  return (
    <div className="inset-x-0 bottom-[var(--bottom-bar-height)] z-30 flex items-center justify-end gap-2.5 max-lg:fixed max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-2.5 lg:flex-row-reverse">
      <Stake booking={booking} side={side} />
      {children}
    </div>
  )
}

/** What the step is about in money: the lender's share, or the deposit that the return frees. */
function Stake({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const { money } = useFormat()
  const stake = stakeOf(booking, side)
  if (!stake) return null
  return (
    <p className="tabular min-w-0 grow text-sm leading-tight text-ink-soft lg:grow-0">
      {t(`rentals.stake.${stake.of}`)}
      <strong className="block font-display text-lg font-bold text-ink">{money(stake.cents)}</strong>
    </p>
  )
}

function stakeOf(
  booking: Booking,
  side: Side,
): { of: 'brings' | 'frees' | 'costs' | 'paid'; cents: number } | undefined {
  const isOut = booking.status === 'picked_up'
  if (side === 'renter' && !isOut)
    return { of: booking.captured_cents === null ? 'costs' : 'paid', cents: booking.due_cents }
  if (side === 'renter')
    return booking.deposit_cents > 0 ? { of: 'frees', cents: booking.deposit_cents } : undefined
  const { lenderCents } = lenderShare({
    rentalCents: booking.rental_cents,
    dueCents: booking.due_cents,
    topUpCents: booking.top_up_cents,
    refundCents: booking.refund_cents,
    isCancelled: false,
    feePercent: booking.fee_percent,
  })
  return { of: 'brings', cents: lenderCents }
}
