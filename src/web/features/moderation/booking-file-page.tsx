import { AdjustmentList } from '../../entities/adjustment/adjustment-list.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { BookingInterventions } from './booking-interventions.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingSides } from './booking-sides.tsx'
import { BookingStatements } from './booking-statements.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { type BookingFile, useBookingFile } from './use-booking-file.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** `/admin/bookings/:id`: one rental with its people, its record and its money, to read. */
export function BookingFilePage({ id }: { id: string }) {
  const query = useBookingFile(id)
  return (
    <ReviewedCase query={query} skeleton={<Skeleton card className="h-96" />} kind="booking">
      {(booking) => <Whole key={booking.id} booking={booking} />}
    </ReviewedCase>
  )
}

function Whole({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const heading = useFocusedHeading(booking.id)
  const { number, status, item, start_date, end_date, time_zone, claims } = booking
  const isOwn = user?.id === booking.renter_id || user?.id === booking.owner_id
  return (
    <article className="grid gap-5">
      <header>
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{t(`moderation.person.rental.${status}`)}</Badge>
          <span className="tabular text-sm text-ink-soft">{t('moderation.booking.number', { number })}</span>
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 text-2xl break-words outline-none md:text-3xl"
          lang={item?.language}
        >
          {item?.title ?? t('moderation.none')}
        </h1>
        <p className="mt-1 text-ink-soft">
          {format.range(start_date, end_date, 'date-time', time_zone)}
          {booking.quantity > 1 && ` · ${t('moderation.booking.pieces', { count: booking.quantity })}`}
        </p>
        {item && (
          <LinkRow
            links={[
              ...(item.status === 'published'
                ? [{ to: `/product/${item.id}`, label: t('moderation.item-page') }]
                : []),
              { to: `/admin/listings/${item.id}`, label: t('moderation.item-file') },
            ]}
          />
        )}
      </header>
      {isOwn && <Notice>{t('moderation.booking.own')}</Notice>}
      <BookingSides booking={booking} />
      {!isOwn && <BookingInterventions booking={booking} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <BookingMoney booking={booking} />
          <AdjustmentList adjustments={booking.adjustments} on="booking" isOwn={isOwn} />
          {claims.length > 0 && (
            <Card as="section" aria-labelledby="booking-claims">
              <h2 id="booking-claims" className="text-xl">
                {t('moderation.booking.claims')}
              </h2>
              <ul className="mt-2 grid gap-1">
                {claims.map((claim) => (
                  <li key={claim.id} className="flex flex-wrap justify-between gap-x-4">
                    <Link
                      to={`/admin/claims/${claim.id}`}
                      className="inline-flex min-h-11 items-center underline"
                    >
                      {`${claim.number} · ${t.optional(`claims.kind.${claim.kind}`) ?? claim.kind}`}
                    </Link>
                    <span className="tabular inline-flex items-center">
                      {format.money(claim.award_cents ?? claim.amount_cents)}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <History booking={booking} />
      </div>
      <BookingStatements booking={booking} />
      {!isOwn && <BookingNotes booking={booking} />}
    </article>
  )
}

function History({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const format = useFormat()
  const nameOf = (role: string) =>
    (role === 'owner' ? booking.owner?.name : booking.renter?.name) || t('moderation.nameless')
  const at = (instant: string) => format.date(instant, 'full-date-time', booking.time_zone)
  const steps = [
    {
      id: 'booked',
      title: t('rentals.history.booked'),
      text: at(booking.created_at),
      state: 'done' as const,
    },
    ...booking.events.map((event, index) => ({
      id: String(index),
      title:
        t.optional(`rentals.event.${event.transition}`, { name: nameOf(event.role) }) ?? event.transition,
      text: [at(event.at), event.reason].filter(Boolean).join(' · '),
      state: 'done' as const,
    })),
  ]
  return (
    <Card as="section" aria-labelledby="booking-history">
      <h2 id="booking-history" className="mb-4 text-xl">
        {t('rentals.history')}
      </h2>
      <Timeline steps={steps} label={t('rentals.history')} />
    </Card>
  )
}
