import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { type ExtendableBooking, ExtendDialog } from './extend-dialog.tsx'
import { useOpenExtension } from './use-extension.ts'

export const isRunning = ({ status }: Pick<ExtendableBooking, 'status'>): boolean =>
  status === 'confirmed' || status === 'picked_up'

/** The renter's way to a later end, while none is asked for and the rental is not over. */
export function ExtendButton({ booking }: { booking: ExtendableBooking }) {
  const t = useTranslate()
  const { data: open } = useOpenExtension(booking.id)
  const [isChoosing, setChoosing] = useState(false)
  if (!terms.extensions || open !== null || !isRunning(booking) || Date.now() >= Date.parse(booking.end_date))
    return null
  return (
    <>
      <Button variant="secondary" onClick={() => setChoosing(true)}>
        <CalendarClock aria-hidden size={18} />
        {t('extension.title')}
      </Button>
      {isChoosing && <ExtendDialog booking={booking} onClose={() => setChoosing(false)} />}
    </>
  )
}
