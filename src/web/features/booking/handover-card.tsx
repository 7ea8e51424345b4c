import BadgeCheck from 'lucide-react/icons/badge-check'
import { openingGroups, type Weekday } from '#domain/booking/opening-hours.ts'
import { weekdayName } from '../../entities/period/weekday-name.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type Booking, placeOf, type Side } from './booking.ts'
import { ConfirmHandover } from './confirm-handover.tsx'
import { NextStep } from './next-step.tsx'
import { Statements } from './statements.tsx'

/** Whom the person meets, and where. */
export function HandoverCard({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const { hub } = booking
  const other = side === 'owner' ? booking.renter : booking.owner
  const name = other?.first_name || t(side === 'owner' ? 'handover.renter' : 'booking.lender')
  const knows = ['confirmed', 'picked_up', 'returned', 'disputed'].includes(booking.status)
  return (
    <Card as="section" aria-labelledby="rental-handover" className="grid gap-4">
      <h2 id="rental-handover" className="text-xl">
        {t('rentals.handover')}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatarAddress(other?.avatar_path ?? '')} size={48} />
        <div>
          <p className="font-semibold">{name}</p>
          {other?.is_verified && (
            <p className="flex items-center gap-1.5 text-sm text-accent-ink">
              <BadgeCheck aria-hidden size={16} />
              {t('rentals.verified')}
            </p>
          )}
        </div>
      </div>
      <p className="font-semibold">
        {t(`${side === 'owner' ? 'handover' : 'rentals'}.way.${booking.delivery_method}`)}
      </p>
      {side === 'renter' ? <NextStep booking={booking} /> : <p>{placeOf(booking)}</p>}
      <Statements booking={booking} />
      {other && (
        <Link
          to={`/report/person/${side === 'owner' ? booking.renter_id : booking.owner_id}?booking=${booking.id}`}
          className="inline-flex min-h-11 items-center justify-self-start text-sm text-ink-soft underline hover:text-ink"
        >
          {t('rentals.report-person', { name })}
        </Link>
      )}
      <ConfirmHandover booking={booking} side={side} />
      {side === 'renter' &&
        !knows &&
        booking.status === 'requested' &&
        booking.delivery_method === 'pickup' && (
          <p className="text-sm text-ink-soft">{t('rentals.address-later')}</p>
        )}
      {hub && knows && <Hours hours={hub.opening_hours} />}
    </Card>
  )
}

function Hours({ hours }: { hours: NonNullable<Booking['hub']>['opening_hours'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const name = (day: Weekday) => weekdayName(day, language)
  return (
    <div className="text-sm text-ink-soft">
      <p className="font-semibold text-ink">{t('rentals.opening-hours')}</p>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4">
        {openingGroups(hours).map(({ from, to, times }) => (
          <div key={from} className="col-span-2 grid grid-cols-subgrid">
            <dt>{from === to ? name(from) : `${name(from)}–${name(to)}`}</dt>
            <dd>{times.map((time) => time.join('–')).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
