import CalendarCheck from 'lucide-react/icons/calendar-check'
import type { MyListing } from '#contract/my-listings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'

/** What is next for a listing, and what this month has brought so far. */
export function ListingOutlook({ listing }: { listing: MyListing }) {
  const t = useTranslate()
  const { money } = useFormat()
  const { status, handover, taken_days: days, earned_cents: cents } = listing
  const isQuiet = status !== 'published' && !handover && days === 0 && cents === 0
  if (isQuiet) return null
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm lg:grid-cols-2">
      <div>
        <dt className="text-ink-soft">{t('lending.list.next')}</dt>
        <dd>{handover ? <Handover listing={listing} handover={handover} /> : t('lending.list.next-none')}</dd>
      </div>
      <div>
        <dt className="text-ink-soft">{t('lending.list.month')}</dt>
        <dd className="tabular">
          {t('lending.list.days', { count: days })} · {t('lending.list.earned', { amount: money(cents) })}
        </dd>
      </div>
    </dl>
  )
}

function Handover({
  listing,
  handover: { booking_id, kind, at, renter_name },
}: {
  listing: MyListing
  handover: NonNullable<MyListing['handover']>
}) {
  const t = useTranslate()
  const { date } = useFormat()
  const name = renter_name ?? t('lending.list.someone')
  const isOverdue = Date.parse(at) < Date.now()
  return (
    <Link
      to={`/dashboard/my-rentals/${booking_id}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-2"
    >
      <CalendarCheck aria-hidden size={18} className="shrink-0" />
      <span>
        {t(`lending.list.next-${kind}${isOverdue ? '-overdue' : ''}`, { name })}
        <span className="block font-normal">{date(at, 'date-time', listing.time_zone)}</span>
      </span>
    </Link>
  )
}
