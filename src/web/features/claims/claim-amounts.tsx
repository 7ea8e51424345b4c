import { RentalAmount } from '../../entities/ledger/rental-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { type Claim, type Party, partyOf } from './claim.ts'

/** The amounts claimed, offered and awarded, and the calculation of a late fee. */
export function ClaimAmounts({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const { booking, calculation } = claim
  const award = bookedAward(claim, partyOf(claim, useUser()?.id))
  const rows = [
    { id: 'asked', cents: claim.amount_cents },
    { id: 'offered', cents: claim.offer_cents },
    { id: 'awarded', cents: claim.award_cents },
  ] as const
  return (
    <Card as="section" aria-labelledby="claim-amounts" className="grid gap-4">
      <h2 id="claim-amounts" className="text-xl">
        {t('claims.amounts')}
      </h2>
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {rows.map(
          ({ id, cents }) =>
            cents !== null && (
              <div key={id} className="col-span-2 grid grid-cols-subgrid">
                <dt className={id === 'awarded' ? 'font-semibold' : undefined}>
                  {t(`claims.amounts.${id}`)}
                </dt>
                <dd className={id === 'awarded' ? 'text-end font-semibold' : 'text-end'}>
                  {id === 'awarded' && award ? (
                    <RentalAmount
                      bookingId={claim.booking_id}
                      label={t('claims.amounts.awarded')}
                      {...{ cents, ...award }}
                    />
                  ) : (
                    format.money(cents)
                  )}
                </dd>
              </div>
            ),
        )}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2 text-sm text-ink-soft">
          <dt>{t('claims.amounts.price')}</dt>
          <dd className="text-end">{format.money(booking.total_cents)}</dd>
          <dt>{t('claims.amounts.deposit')}</dt>
          <dd className="text-end">{format.money(booking.deposit_cents)}</dd>
        </div>
      </dl>
      {calculation && (
        <div className="border-t border-line pt-4 text-sm">
          <h3 className="mb-1 text-base">{t('claims.late.title')}</h3>
          {(calculation.parts ?? [calculation]).map((part) => (
            <div key={part.returnedAt} className="mb-2">
              <p>
                {t('claims.late.times', {
                  due: format.date(part.dueAt, 'date-time', booking.time_zone),
                  returned: format.date(part.returnedAt, 'date-time', booking.time_zone),
                })}
              </p>
              <p className="tabular mt-1">
                {t(part.unitHours === 24 ? 'claims.late.sum-day' : 'claims.late.sum-hour', {
                  count: part.hours,
                  price: format.money(part.unitPriceCents),
                  percent: part.percent,
                  times: part.quantity > 1 ? ` × ${part.quantity}` : '',
                  total: format.money(part.feeCents),
                })}
              </p>
            </div>
          ))}
          {calculation.feeCents > claim.amount_cents && (
            <p className="mt-1 text-ink-soft">
              {t('claims.late.capped', { total: format.money(claim.amount_cents) })}
            </p>
          )}
          <p className="mt-1 text-ink-soft">
            {t('claims.late.rule', {
              grace: booking.terms.lateGraceMinutes,
              percent: booking.terms.latePercent,
              hours: booking.terms.maxLateHours,
            })}
          </p>
        </div>
      )}
    </Card>
  )
}

/**
 * The entries as which an award is booked, for this reader; what a renter gets back takes nothing from a lender's
 * account.
 */
function bookedAward({ kind, id: claimId }: Claim, party: Party | undefined) {
  const isCase = party === undefined
  const isPaying = party === 'respondent'
  if (kind === 'no_show') return isPaying ? undefined : ({ of: 'refunded', outgoing: true, isCase } as const)
  return { of: isPaying ? 'compensating' : 'compensated', outgoing: isPaying, claimId, isCase } as const
}
