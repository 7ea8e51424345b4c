import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ReactNode } from 'react'
import { dayDistance } from '#domain/booking/wall-clock.ts'
import { TranslationNote } from '../../entities/item/translation-note.tsx'
import { useTitle } from '../../entities/item/use-title.ts'
import { RentalAmount } from '../../entities/ledger/rental-amount.tsx'
import { periodText } from '../../entities/period/period-text.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { type Booking, secretOf } from './booking.ts'
import { BookingCode } from './booking-code.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TicketPerson } from './ticket-person.tsx'
import { TicketPlace } from './ticket-place.tsx'
import { TicketShare } from './ticket-share.tsx'
import { TicketStamp } from './ticket-stamp.tsx'
import { useCalendarDownload } from './use-calendar-download.ts'
import { useMinute } from './use-minute.ts'
import { useNextStepText } from './use-next-step-text.ts'

interface TicketProps {
  booking: Booking
  heading: 'h1' | 'h2'
  /** Whether it was booked a moment ago. */
  fresh?: boolean
}

/** One booking as a ticket: what, when, from whom, where, and the code for the door. */
export function Ticket({ booking, heading: Heading, fresh }: TicketProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const format = useFormat()
  const { title, lang, isTranslated } = useTitle(booking.item)
  const download = useCalendarDownload()
  const next = useNextStepText(booking)
  const secret = secretOf(booking)
  const days = dayDistance(useMinute(), Date.parse(booking.start_date), booking.time_zone)
  const period = { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone }
  return (
    <div className="@container">
      <article className="relative grid break-inside-avoid rounded-sheet border border-line bg-raised @2xl:grid-cols-[1fr_auto] @2xl:grid-rows-[auto_1fr] print:border-line-strong">
        <div className="flex gap-4 p-5 @md:gap-5 @md:p-6">
          <Image
            path={booking.item.images[0]?.path}
            alt=""
            sizes="(min-width: 48rem) 176px, 112px"
            className="w-28 shrink-0 self-start rounded-control @md:w-44"
          />
          <div className="grid min-w-0 content-start justify-items-start gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {secret ? (
                <TicketStamp status={booking.status} fresh={fresh} />
              ) : (
                <StatusBadge status={booking.status} />
              )}
              <span className="tabular text-sm text-ink-soft">
                {t('booking.number', { number: booking.number })}
              </span>
            </p>
            <Heading lang={lang} className="text-xl">
              <Link to={`/dashboard/my-rentals/${booking.id}`} className="hover:underline">
                {title}
              </Link>
            </Heading>
            {isTranslated && <TranslationNote from={booking.item.language} />}
            <p className="tabular text-ink-soft">
              <RentalAmount
                bookingId={booking.id}
                of="charged"
                label={t('booking.total')}
                cents={booking.due_cents}
              />
            </p>
          </div>
        </div>
        {secret && (
          <div className="relative @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:flex">
            <Perforation />
            <div className="m-4 rounded-card bg-[white] p-3 text-[black] @md:m-6 @2xl:self-center">
              <BookingCode
                bookingId={booking.id}
                number={booking.number}
                secret={secret}
                className="w-full max-w-96 @2xl:w-56"
              />
            </div>
          </div>
        )}
        <div
          className={classNames(
            'relative grid content-start gap-5 p-5 @md:p-6 @2xl:pt-0',
            !secret && 'pt-0 @md:pt-0',
          )}
        >
          {secret && (
            <div className="@2xl:hidden">
              <Perforation />
            </div>
          )}
          <dl className="grid gap-5 @md:grid-cols-2">
            <Fact name={t('booking.ticket.when')}>
              <p className="font-semibold">{periodText(period, format)}</p>
              <p className="text-sm text-ink-soft first-letter:uppercase">
                {days >= 0 && `${format.inDays(days)} · `}
                {t('booking.ticket.clock', { city: cityName(booking.item.city) })}
              </p>
            </Fact>
            <Fact name={t('booking.ticket.who')}>
              <TicketPerson person={booking.owner} />
            </Fact>
            <Fact name={t('booking.ticket.where')} wide>
              <TicketPlace booking={booking} />
            </Fact>
          </dl>
          {next && <p className="text-ink-soft">{next}</p>}
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" size="small" onClick={() => void download([booking])}>
              <CalendarPlus aria-hidden size={17} />
              {t('booking.calendar')}
            </Button>
            <TicketShare booking={booking} />
          </div>
        </div>
      </article>
    </div>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? '@md:col-span-2' : undefined}>
      <dt className="mb-1 text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Where the stub would be torn off: a dashed line between two notches in the ticket's edge. */
function Perforation() {
  return <span aria-hidden className="perforation" />
}
