import type { ReactNode } from 'react'
import { RENTAL_AMOUNTS, type RentalAmountName, sumOfEntries } from '#domain/ledger/rental-amounts.ts'
import { RentalAmount } from '../../entities/ledger/rental-amount.tsx'
import { useRentalEntries } from '../../entities/ledger/use-rental-entries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import type { Booking } from './booking.ts'
import { isOff, shareOfBooking } from './share-of-booking.ts'

/** The renter's total, with later charges and refunds. */
export function RenterSums({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { data: entries = [] } = useRentalEntries(booking.id)
  const booked = (of: RentalAmountName) => sumOfEntries(entries, RENTAL_AMOUNTS[of])
  const charged = booked('charged')
  const rows = [
    ['rentals.charged', 'charged', charged === booking.due_cents ? 0 : charged],
    ['rentals.refunded', 'refunded', booked('refunded')],
    ['rentals.deposit-taken', 'depositTaken', booked('depositTaken')],
    ['rentals.surcharged', 'surcharged', booked('surcharged')],
  ] as const
  return (
    <>
      <Total label={t('rentals.total')}>
        <RentalAmount
          bookingId={booking.id}
          of="charged"
          label={t('rentals.total')}
          cents={booking.due_cents}
        />
      </Total>
      {rows.map(
        ([label, of, cents]) =>
          cents !== 0 && (
            <Row key={of} label={t(label)}>
              <RentalAmount bookingId={booking.id} label={t(label)} {...{ of, cents }} />
            </Row>
          ),
      )}
    </>
  )
}

/** The total of a rental, with the lender's earnings from it and besides. */
export function LenderSums({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { data: entries = [] } = useRentalEntries(booking.id)
  const compensated = sumOfEntries(entries, RENTAL_AMOUNTS.compensated)
  const credited = sumOfEntries(entries, RENTAL_AMOUNTS.credited)
  const isCancelled = isOff(booking)
  const { feeCents, lenderCents } = shareOfBooking(booking)
  const amount = (label: string, of: RentalAmountName, cents: number) => (
    <RentalAmount bookingId={booking.id} {...{ label, of, cents }} />
  )
  const fee = t('handover.fee', { percent: booking.fee_percent })
  const yours = t(isCancelled ? 'rentals.kept' : 'handover.yours', { percent: booking.fee_percent })
  return (
    <>
      <Total label={t('rentals.total')}>{amount(t('rentals.total'), 'owed', booking.total_cents)}</Total>
      {!isCancelled && booking.refund_cents > 0 && (
        <Row label={t('rentals.adjusted')}>
          {amount(t('rentals.adjusted'), 'adjusted', -booking.refund_cents)}
        </Row>
      )}
      {!isCancelled && (
        <Row label={fee} className="text-ink-soft">
          {amount(fee, 'fee', 0 - feeCents)}
        </Row>
      )}
      <Row label={yours} className="font-semibold">
        {amount(yours, 'released', lenderCents)}
      </Row>
      {credited !== 0 && (
        <Row label={t('rentals.credited')}>{amount(t('rentals.credited'), 'credited', credited)}</Row>
      )}
      {compensated !== 0 && (
        <Row label={t('rentals.compensated')}>
          {amount(t('rentals.compensated'), 'compensated', compensated)}
        </Row>
      )}
    </>
  )
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2">
      <dt className="font-semibold">{label}</dt>
      <dd className="text-end font-display text-lg font-bold">{children}</dd>
    </div>
  )
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={`text-end ${className ?? ''}`}>{children}</dd>
    </>
  )
}
