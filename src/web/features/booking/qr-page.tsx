import { useEffect } from 'react'
import { useParams } from 'react-router'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { type Booking, secretOf, titleOf } from './booking.ts'
import { BookingCode } from './booking-code.tsx'
import { NoSuchBooking } from './no-such-booking.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useMyRental } from './use-bookings.ts'

/** The code as large as it gets, for the door. */
export function QrPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: booking, error, refetch } = useMyRental(id)
  useScreenAwake()
  if (booking === undefined && error)
    return (
      <ErrorState title={t('booking.failed')} text={sentenceFor(error, t)} onRetry={() => void refetch()} />
    )
  if (booking === undefined) return <PageSkeleton />
  if (booking === null) return <NoSuchBooking />
  return <Pass booking={booking} />
}

function Pass({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const secret = secretOf(booking)
  const period = { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone }
  return (
    <div className="page grid max-w-md justify-items-center gap-5 py-6 text-center md:py-10">
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{titleOf(booking, language)}</h1>
        <p>{periodText(period, format)}</p>
      </div>
      {secret ? (
        <div className="w-full rounded-sheet border border-line bg-[white] p-5 text-[black] shadow-lift sm:p-8">
          <BookingCode bookingId={booking.id} number={booking.number} secret={secret} className="w-full" />
        </div>
      ) : (
        <Notice>{t('booking.qr.over')}</Notice>
      )}
      <p className="flex flex-wrap items-center justify-center gap-3">
        <StatusBadge status={booking.status} />
        <span className="tabular text-sm text-ink-soft">
          {t('booking.number', { number: booking.number })}
        </span>
      </p>
      {secret && <p className="max-w-xs text-sm text-ink-soft">{t('booking.qr.how')}</p>}
      <LinkButton to={`/dashboard/my-rentals/${booking.id}`} variant="secondary">
        {t('booking.qr.details')}
      </LinkButton>
    </div>
  )
}

/** The screen stays on while the code is shown, where the device allows it. */
function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    navigator.wakeLock?.request('screen').then(
      (granted) => {
        lock = granted
        if (left) void granted.release()
      },
      () => undefined,
    )
    return () => {
      left = true
      void lock?.release()
    }
  }, [])
}
