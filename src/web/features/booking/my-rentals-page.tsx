import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router'
import { RENTAL_PHASES, type RentalPhase } from '#domain/booking/rental-phase.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { RentalCard } from './rental-card.tsx'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { type BookingListQuery, useBookingList } from './use-bookings.ts'
import { useMinute } from './use-minute.ts'

/** The person's rentals: upcoming, under way, past. */
export function MyRentalsPage() {
  const t = useTranslate()
  const lists: Record<RentalPhase, BookingListQuery> = {
    upcoming: useBookingList('rentals-upcoming'),
    current: useBookingList('rentals-current'),
    past: useBookingList('rentals-past'),
  }
  const now = useMinute()
  const [search, setSearch] = useSearchParams()
  const wanted = RENTAL_PHASES.find((phase) => phase === search.get('tab'))
  const tab = wanted ?? (lists.upcoming.count === 0 && lists.current.count ? 'current' : 'upcoming')
  const { bookings, error, refetch } = lists[tab]

  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('rentals.title')}</h1>
      <div className="mt-4">
        <Tabs<RentalPhase>
          label={t('rentals.title')}
          value={tab}
          onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
          tabs={RENTAL_PHASES.map((phase) => ({
            value: phase,
            label: t(`rentals.tab.${phase}`),
            ...(lists[phase].count !== undefined && { count: lists[phase].count }),
          }))}
        >
          {!bookings && error && (
            <ErrorState
              title={t('rentals.failed')}
              text={errorMessage(error, t)}
              onRetry={() => void refetch()}
            />
          )}
          {!bookings && !error && <RentalsSkeleton />}
          {bookings && <Rentals key={tab} phase={tab} list={lists[tab]} now={now} />}
        </Tabs>
      </div>
    </>
  )
}

function Rentals({ phase, list, now }: { phase: RentalPhase; list: BookingListQuery; now: number }) {
  const t = useTranslate()
  const { bookings = [], hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (bookings.length === 0)
    return (
      <EmptyState
        icon={<PackageOpen aria-hidden size={26} />}
        title={t(`rentals.empty.${phase}`)}
        text={t('rentals.empty.text')}
        action={<LinkButton to="/search">{t('rentals.empty.search')}</LinkButton>}
      />
    )
  return (
    <>
      <ul className="mt-6 grid gap-4">
        {bookings.map((booking) => (
          <RentalCard key={booking.id} booking={booking} phase={phase} now={now} />
        ))}
      </ul>
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  )
}
