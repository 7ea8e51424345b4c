import Share from 'lucide-react/icons/share-2'
import { periodText } from '../../entities/period/period-text.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage, useRootData } from '../../lib/root-data.ts'
import { shareOrCopy } from '../../lib/share-or-copy.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { type Booking, titleOf } from './booking.ts'

/** Shares item and dates of a booking, without the code or the lender's address. */
export function TicketShare({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const cityName = useCityName()
  const format = useFormat()
  const language = useLanguage()
  const { siteUrl } = useRootData().config

  async function share() {
    const title = titleOf(booking, language)
    const when = periodText(
      { start: booking.start_date, end: booking.end_date, timeZone: booking.time_zone },
      format,
    )
    const where = booking.hub?.name ?? cityName(booking.item.city)
    const url = booking.item.status === 'published' ? `${siteUrl}/product/${booking.item.id}` : siteUrl
    const outcome = await shareOrCopy({ title, text: `${title}, ${when}, ${where}`, url })
    if (outcome === 'copied') toast({ title: t('booking.share.copied'), tone: 'good' })
    if (outcome === 'failed') toast({ title: t('booking.share.failed'), tone: 'bad' })
  }

  return (
    <Button variant="secondary" size="small" onClick={() => void share()}>
      <Share aria-hidden size={17} />
      {t('booking.share')}
    </Button>
  )
}
