import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<BookingStatus, BadgeTone> = {
  requested: 'notice',
  confirmed: 'good',
  picked_up: 'good',
  returned: 'plain',
  disputed: 'bad',
  completed: 'plain',
  declined: 'bad',
  cancelled: 'plain',
}

/** The status of a booking, in a word. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslate()
  return <Badge tone={TONES[status]}>{t(`booking.status.${status}`)}</Badge>
}
