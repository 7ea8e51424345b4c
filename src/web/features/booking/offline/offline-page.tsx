import QrCode from 'lucide-react/icons/qr-code'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useState } from 'react'
import { periodText } from '../../../entities/period/period-text.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { isReachable, untilReachable } from '../../../lib/connection.ts'
import { useLanguage } from '../../../lib/root-data.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Message } from '../../../ui/message.tsx'
import { type Booking, secretOf, titleOf } from '../booking.ts'
import { StatusBadge } from '../status-badge.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { useKeptRentals, useKeptTickets } from './use-kept-tickets.ts'

/** In place of a page that cannot be reached: the tickets and rentals that this device kept; goes on once it can be. */
export function OfflinePage() {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void untilReachable(left.signal).then(() => left.signal.aborted || goOn())
    return () => left.abort()
  }, [])

  async function retry() {
    setBusy(true)
    if (await isReachable()) return goOn()
    setBusy(false)
    setTried(true)
  }

  return (
    <>
      <Message
        as="h1"
        icon={<WifiOff aria-hidden size={26} />}
        title={t('shell.offline.title')}
        text={t('rentals.offline.text')}
        actions={
          <Button busy={isBusy} onClick={() => void retry()}>
            {t('ui.retry')}
          </Button>
        }
      />
      <p role="status" className="-mt-12 mb-8 text-center text-sm text-ink-soft empty:hidden">
        {hasTried && !isBusy ? t('shell.offline.still') : ''}
      </p>
      <AtHand />
    </>
  )
}

/** Opens the page that was wanted, which the worker put behind the address. */
function goOn(): void {
  const { origin, hash } = window.location
  const wanted = new URL(hash.slice(1) || '/', origin)
  window.location.replace(wanted.origin === origin ? wanted.href : origin)
}

/** Tickets first, then the other rentals that are not over. */
function AtHand() {
  const t = useTranslate()
  const tickets = useKeptTickets(() => true)
  const rentals = useKeptRentals()
  const known = new Set(tickets?.bookings.map(({ id }) => id))
  const bookings = [
    ...(tickets?.bookings ?? []),
    ...(rentals?.bookings.filter((booking) => !known.has(booking.id) && isOpen(booking)) ?? []),
  ]
  const at = Math.max(tickets?.at ?? 0, rentals?.at ?? 0)
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby="at-hand" className="page max-w-2xl pb-16">
      <h2 id="at-hand" className="text-xl">
        {t('rentals.offline.at-hand')}
      </h2>
      <div className="mt-4 grid gap-4">
        <KeptNotice at={at} isList />
        <ul className="grid gap-3">
          {bookings.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
        {rentals && (
          <LinkButton
            to="/dashboard/my-rentals"
            reloadDocument
            variant="secondary"
            className="justify-self-start"
          >
            {t('rentals.offline.all')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

const isOpen = ({ end_date }: Booking) => Date.parse(end_date) > Date.now()

function Row({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const title = titleOf(booking, useLanguage())
  const period = { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone }
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 justify-items-start gap-1">
        <StatusBadge status={booking.status} />
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{periodText(period, format)}</p>
      </div>
      {secretOf(booking) && (
        // Without a connection only whole pages come from this device.
        <LinkButton
          to={`/booking/qr/${booking.id}`}
          reloadDocument
          variant="secondary"
          aria-label={t('rentals.qr-of', { title })}
        >
          <QrCode aria-hidden size={18} />
          {t('rentals.qr')}
        </LinkButton>
      )}
    </Card>
  )
}
