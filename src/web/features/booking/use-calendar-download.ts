import { useEffect } from 'react'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage, useRootData } from '../../lib/root-data.ts'
import { type Booking, placeOf, titleOf } from './booking.ts'

const loadCalendarFile = () => import('#domain/booking/calendar-file.ts')

/**
 * Gives the device a calendar file with these bookings. The code for it is fetched with the screen, so that it works
 * where there is no reception.
 */
export function useCalendarDownload() {
  const t = useTranslate()
  const language = useLanguage()
  const { siteUrl } = useRootData().config

  useEffect(() => void loadCalendarFile().catch(() => undefined), [])

  return async (bookings: readonly Booking[]) => {
    const { calendarFile } = await loadCalendarFile()
    const events = bookings.map((booking) => {
      const url = `${siteUrl}/dashboard/my-rentals/${booking.id}`
      return {
        uid: `${booking.id}@${new URL(siteUrl).hostname}`,
        title: titleOf(booking, language),
        description: `${t('booking.number', { number: booking.number })}, ${brand.name}`,
        location: placeOf(booking) ?? '',
        url,
        start: Date.parse(booking.start_date),
        end: Date.parse(booking.end_date),
        timeZone: booking.time_zone,
        isConfirmed: booking.status !== 'requested',
      }
    })
    const file = new Blob([calendarFile(events, Date.now())], { type: 'text/calendar;charset=utf-8' })
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = `${brand.shortName.toLowerCase()}-${bookings[0]?.number ?? ''}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
