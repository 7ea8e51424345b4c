import { Fragment } from 'react'
import { RentalAmount } from '../../entities/ledger/rental-amount.tsx'
import { rentalLines } from '../../entities/period/rental-lines.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { Booking, Side } from './booking.ts'
import { BookingInvoices } from './booking-invoices.tsx'
import { LenderSums, RenterSums } from './payment-sums.tsx'
import { PaymentText } from './payment-text.tsx'
import { moneyOf } from './payment-texts.ts'
import { priceOfBooking } from './price-of-booking.ts'
import { useMinute } from './use-minute.ts'

/** The price, the state of the payment, and the cost of cancelling. */
export function PaymentCard({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const state = side === 'renter' ? moneyOf(booking) : undefined
  const extended = booking.extensions
    .filter(({ status }) => status === 'done')
    .reduce((sum, { price_cents }) => sum + price_cents, 0)
  const deposit = booking.deposit && depositText(booking.deposit)
  return (
    <Card as="section" aria-labelledby="rental-payment" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rental-payment" className="text-xl">
          {t('rentals.payment')}
        </h2>
        {state && <Badge tone={state === 'captured' ? 'good' : 'plain'}>{t(`rentals.money.${state}`)}</Badge>}
      </div>
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {rentalLines(priceOfBooking(booking, extended), booking.quantity, t, format).map(
          ({ id, label, amount }) => (
            <Fragment key={id}>
              <dt>{label}</dt>
              <dd className="text-end">{amount}</dd>
            </Fragment>
          ),
        )}
        {extended > 0 && (
          <>
            <dt>{t('rentals.extension')}</dt>
            <dd className="text-end">
              <RentalAmount
                bookingId={booking.id}
                of="extended"
                label={t('rentals.extension')}
                cents={extended}
              />
            </dd>
          </>
        )}
        {booking.delivery_cents > 0 && (
          <>
            <dt>{t('rentals.delivery')}</dt>
            <dd className="text-end">{format.money(booking.delivery_cents)}</dd>
          </>
        )}
        {side === 'renter' && booking.top_up_cents > 0 && (
          <>
            <dt>{t('rentals.top-up')}</dt>
            <dd className="text-end">{format.money(-booking.top_up_cents)}</dd>
          </>
        )}
        {side === 'renter' ? <RenterSums booking={booking} /> : <LenderSums booking={booking} />}
        {booking.deposit_cents > 0 && (
          <>
            <dt className="text-sm text-ink-soft">
              {t('rentals.deposit')}
              {deposit && <span className="block">{deposit}</span>}
            </dt>
            <dd className="text-end text-sm text-ink-soft">{format.money(reservedCents(booking))}</dd>
          </>
        )}
      </dl>
      {state && <PaymentText booking={booking} state={state} />}
      {(state === 'captured' || state === 'refunded') && (
        <div className="flex flex-wrap gap-2">
          <DocumentButton
            label={t('rentals.receipt')}
            name="get-receipt"
            input={{ orderId: booking.order_id }}
          />
          {booking.status === 'completed' && <BookingInvoices bookingId={booking.id} />}
        </div>
      )}
      {side === 'owner' && booking.status === 'completed' && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <BookingInvoices bookingId={booking.id} />
        </div>
      )}
      {(booking.status === 'requested' || booking.status === 'confirmed') && (
        <div className="border-t border-line pt-4 text-sm text-ink-soft">
          <h3 className="mb-1 text-base text-ink">
            {t(side === 'owner' ? 'rentals.cancelling-renter' : 'rentals.cancelling')}
          </h3>
          <p>
            {t(
              `rentals.policy.${booking.cancellation_policy}`,
              refundWords(booking.terms.refunds, t.language),
            )}
          </p>
        </div>
      )}
    </Card>
  )

  function depositText({ status, due_at }: NonNullable<Booking['deposit']>): string {
    if (status === 'captured') return t('rentals.deposit.captured')
    if (status === 'released') return t('rentals.deposit.released')
    // Once it is due, it is reserved within a minute.
    if (status !== 'planned' || !due_at || Date.parse(due_at) <= now)
      return t(`rentals.deposit.${side}.${status}`)
    return t(`rentals.deposit.${side}.planned-for`, {
      when: format.date(due_at, 'date-time', booking.time_zone),
    })
  }
}

/** The deposit; while it is reserved, without the share of what came back in order before the rest. */
const reservedCents = ({ deposit, deposit_cents }: Booking): number =>
  deposit?.status === 'planned' || deposit?.status === 'held' ? deposit.amount_cents : deposit_cents
