import Ban from 'lucide-react/icons/ban'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import { allowedTransitions } from '#domain/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx'
import type { Booking, Side } from './booking.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useCalendarDownload } from './use-calendar-download.ts'

/** What is rare or cannot be undone: calling the rental off, reporting the other person. */
export function RentalMore({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const download = useCalendarDownload()
  const [isCancelling, setCancelling] = useState(false)
  const canCancel = allowedTransitions(BOOKING_LIFECYCLE, booking.status, [side]).includes('cancel')
  const isAhead = ['requested', 'confirmed', 'picked_up'].includes(booking.status)
  const other = side === 'owner' ? booking.renter : booking.owner
  const otherId = side === 'owner' ? booking.renter_id : booking.owner_id
  const name = other?.first_name || t(side === 'owner' ? 'handover.renter' : 'booking.lender')
  if (!other && !canCancel && !isAhead) return null
  return (
    <>
      <Menu
        // Its button may stand at either edge of a phone: the menu is as wide as the screen there.
        className="max-md:inset-x-3! max-md:w-auto"
        trigger={(attributes) => (
          <button {...attributes} type="button" className={buttonStyle({ variant: 'secondary' })}>
            <Ellipsis aria-hidden size={18} />
            {t('rentals.more')}
          </button>
        )}
      >
        {isAhead && (
          <MenuButton onPress={() => void download([booking])} icon={<CalendarPlus aria-hidden size={18} />}>
            {t('booking.calendar')}
          </MenuButton>
        )}
        {other && (
          <MenuLink
            to={`/report/person/${otherId}?booking=${booking.id}`}
            icon={<Flag aria-hidden size={18} />}
          >
            {t('rentals.report-person', { name })}
          </MenuLink>
        )}
        {canCancel && (
          <MenuButton onPress={() => setCancelling(true)} icon={<Ban aria-hidden size={18} />}>
            {t('handover.cancel')}
          </MenuButton>
        )}
      </Menu>
      {isCancelling && <CancelDialog booking={booking} side={side} onClose={() => setCancelling(false)} />}
    </>
  )
}
