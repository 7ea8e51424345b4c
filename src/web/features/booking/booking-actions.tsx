import QrCode from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { mayPickUp } from '#domain/booking/handover.ts'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import { mayRemind } from '#domain/booking/reminder.ts'
import { allowedTransitions } from '#domain/lifecycle.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ActionBar } from './action-bar.tsx'
import { type Booking, type Side, secretOf } from './booking.ts'
import { ConfirmHandover } from './confirm-handover.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { HandoverDialog } from './handover-dialog.tsx'
import { useBookingAction } from './use-booking-action.ts'
import { useMinute } from './use-minute.ts'

type Open = 'decline' | 'pick-up' | 'return' | undefined

/** The actions of this side on the booking now, and the reasons why others are not possible yet. */
export function BookingActions({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const [search] = useSearchParams()
  const scanned = search.get('code') ?? ''
  const allowed = allowedTransitions(BOOKING_LIFECYCLE, booking.status, [side])
  const period = { start: Date.parse(booking.start_date), end: Date.parse(booking.end_date) }
  const canPickUp = allowed.includes('pick_up') && mayPickUp(period, now)
  const isReminded = booking.events.some(({ transition }) => transition === 'remind')
  const canRemind =
    allowed.includes('remind') && mayRemind({ madeAt: Date.parse(booking.created_at), isReminded }, now)
  const canReturn = allowed.includes('return')
  const [open, setOpen] = useState<Open>(() => {
    // The label of a unit leads straight to its handover.
    const asked = search.get('open')
    // The camera of the lender's phone brings the renter's digits along.
    if (canPickUp && side === 'owner' && (scanned || asked === 'pick-up')) return 'pick-up'
    return canReturn && asked === 'return' ? 'return' : undefined
  })
  const accept = useBookingAction(booking, 'accept')
  const remind = useBookingAction(booking, 'remind')
  if (allowed.length === 0) return <ConfirmHandover booking={booking} side={side} />
  const close = () => setOpen(undefined)
  const tell = (done: MessageKey) => ({
    onSuccess: () => void toast({ title: t(done), tone: 'good' }),
    onError: (error: unknown) => void toast(errorToast(error, t)),
  })

  const canAccept = allowed.includes('accept')
  // A request has a code, too, but nothing to show it for until the lender accepts.
  const hasTicket = side === 'renter' && booking.status === 'confirmed' && secretOf(booking) !== undefined
  return (
    <section aria-label={t('handover.actions')} className="mt-5 grid gap-3 empty:hidden">
      {(canAccept || canRemind || canPickUp || canReturn || hasTicket) && (
        <ActionBar booking={booking} side={side}>
          {allowed.includes('decline') && (
            <Button variant="secondary" onClick={() => setOpen('decline')}>
              {t('handover.decline')}
            </Button>
          )}
          {canAccept && (
            <Button busy={accept.isPending} onClick={() => accept.mutate({}, tell('handover.accepted'))}>
              {t('handover.accept')}
            </Button>
          )}
          {canRemind && (
            <Button busy={remind.isPending} onClick={() => remind.mutate({}, tell('handover.reminded'))}>
              {t('handover.remind')}
            </Button>
          )}
          {hasTicket && (
            <LinkButton to={`/booking/qr/${booking.id}`} variant={canPickUp ? 'secondary' : 'primary'}>
              <QrCode aria-hidden size={18} />
              {t('rentals.qr')}
            </LinkButton>
          )}
          {canPickUp && <Button onClick={() => setOpen('pick-up')}>{t(`handover.pick-up.${side}`)}</Button>}
          {canReturn && <Button onClick={() => setOpen('return')}>{t(`handover.return.${side}`)}</Button>}
        </ActionBar>
      )}
      {allowed.includes('pick_up') && !canPickUp && now < period.start && (
        <p className="text-sm text-ink-soft">
          {t('handover.not-yet', {
            when: format.date(new Date(period.start).toISOString(), 'date-time', booking.time_zone),
          })}
        </p>
      )}
      <ConfirmHandover booking={booking} side={side} />
      {open === 'decline' && <DeclineDialog booking={booking} onClose={close} />}
      {(open === 'pick-up' || open === 'return') && (
        <HandoverDialog
          booking={booking}
          side={side}
          kind={open}
          code={/^\d{6}$/.test(scanned) ? scanned : ''}
          onClose={close}
        />
      )}
    </section>
  )
}
