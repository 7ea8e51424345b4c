import { qrTextOf, spokenCodeOf } from '#domain/booking/booking-code.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { QrCode } from './qr-code.tsx'

/** The code that is shown at the door, for cameras and, below, for people. */
export function BookingCode({
  code,
  number,
  className,
}: {
  code: string
  number: number
  className?: string
}) {
  const t = useTranslate()
  const spoken = spokenCodeOf(code)
  return (
    <figure className="grid justify-items-center gap-2">
      <QrCode
        text={qrTextOf(code)}
        label={t('booking.qr.label', { number, code: spoken })}
        className={className ?? 'w-full max-w-48 rounded-control'}
      />
      <figcaption className="tabular font-display text-lg font-bold tracking-widest">{spoken}</figcaption>
    </figure>
  )
}
