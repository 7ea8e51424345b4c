import { useSearchParams } from 'react-router'
import { RENTAL_PHASES, type RentalPhase, rentalPhase } from '#domain/booking/rental-phase.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { useIsOffline } from '../../lib/use-is-offline.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Booking } from './booking.ts'
import { KeptNotice } from './offline/kept-notice.tsx'
import { useKeepRentals } from './offline/use-keep-tickets.ts'
import { useKeptRentals } from './offline/use-kept-tickets.ts'
import { RentalCard } from './rental-card.tsx'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { SidesSwitch } from './sides-switch.tsx'
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
  const status = useSessionStatus()
  const isOffline = useIsOffline()
  const kept = useKeptRentals()
  const { upcoming, current, past } = lists
  useKeepRentals(
    upcoming.bookings &&
      current.bookings && [...current.bookings, ...upcoming.bookings, ...(past.bookings ?? [])],
  )
  const now = useMinute()
  const [search, setSearch] = useSearchParams()
  const wanted = RENTAL_PHASES.find((phase) => phase === search.get('tab'))
  const keptOf = (phase: RentalPhase) => kept?.bookings.filter((booking) => phaseOf(booking, now) === phase)
  const countOf = (phase: RentalPhase) => lists[phase].count ?? keptOf(phase)?.length
  const tab = wanted ?? (countOf('upcoming') === 0 && countOf('current') ? 'current' : 'upcoming')
  const { error, isPaused, refetch } = lists[tab]
  const bookings = lists[tab].bookings ?? keptOf(tab)
  const isOld = !lists[tab].bookings && kept && (error || isPaused || isOffline || status === 'signed-out')

  return (
    <>
      <SidesSwitch />
      <h1 className="text-2xl md:text-3xl">{t('rentals.title')}</h1>
      {isOld && (
        <div className="mt-4">
          <KeptNotice at={kept.at} isList />
        </div>
      )}
      <div className="mt-4">
        <Tabs<RentalPhase>
          label={t('rentals.title')}
          value={tab}
          onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
          tabs={RENTAL_PHASES.map((phase) => ({
            value: phase,
            label: t(`rentals.tab.${phase}`),
            ...(countOf(phase) !== undefined && { count: countOf(phase) }),
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
          {bookings && <Rentals key={tab} phase={tab} list={{ ...lists[tab], bookings }} now={now} />}
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
        drawing="box"
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

const phaseOf = ({ status, start_date, end_date }: Booking, now: number): RentalPhase =>
  rentalPhase({ status, start: Date.parse(start_date), end: Date.parse(end_date) }, now)
