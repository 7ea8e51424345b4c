import { useTranslate } from '../../i18n/translation.tsx'
import { useScreenAwake } from '../../lib/use-screen-awake.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHandoverCode } from './use-handover-code.ts'

interface BookingCodeProps {
  bookingId: string
  number: number
  /** The secret from which the digits are derived; only the renter has it. */
  secret: string
  className?: string
}

/**
 * The code that is shown at the door: for cameras a link that opens the handover on the lender's phone with the
 * digits filled in, and below it the digits for people. The screen stays on with it.
 */
export function BookingCode({ bookingId, number, secret, className }: BookingCodeProps) {
  const t = useTranslate()
  const live = useHandoverCode(secret)
  useScreenAwake()
  const size = className ?? 'w-full max-w-48 rounded-control'
  if (!live) return <Skeleton className={`aspect-square ${size}`} />
  const spoken = `${live.code.slice(0, 3)} ${live.code.slice(3)}`
  return (
    <figure className="grid justify-items-center gap-2">
      <QrCode
        text={`${window.location.origin}/dashboard/customers/${bookingId}?code=${live.code}`}
        label={t('booking.qr.label', { number, code: spoken })}
        className={size}
      />
      <figcaption className="grid justify-items-center gap-1">
        <span dir="ltr" className="tabular font-display text-3xl font-bold tracking-widest">
          {spoken}
        </span>
        <span aria-hidden className="tabular text-sm">
          {t('booking.qr.next', { count: live.secondsLeft })}
        </span>
      </figcaption>
    </figure>
  )
}
