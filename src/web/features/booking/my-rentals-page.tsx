import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router'
import { RENTAL_PHASES, type RentalPhase, rentalPhase } from '#domain/booking/rental-phase.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Booking } from './booking.ts'
import { RentalCard } from './rental-card.tsx'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { useMyRentals } from './use-bookings.ts'
import { useMinute } from './use-minute.ts'

/** The person's rentals: upcoming, under way, past. */
export function MyRentalsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useMyRentals()
  const now = useMinute()
  const [search, setSearch] = useSearchParams()
  const groups = grouped(data ?? [], now)
  const wanted = RENTAL_PHASES.find((phase) => phase === search.get('tab'))
  const tab = wanted ?? (groups.upcoming.length === 0 && groups.current.length > 0 ? 'current' : 'upcoming')

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
            ...(data && { count: groups[phase].length }),
          }))}
        >
          {!data && error && (
            <ErrorState
              title={t('rentals.failed')}
              text={errorMessage(error, t)}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <RentalsSkeleton />}
          {data && <Rentals phase={tab} bookings={groups[tab]} now={now} />}
        </Tabs>
      </div>
    </>
  )
}

function Rentals({ phase, bookings, now }: { phase: RentalPhase; bookings: Booking[]; now: number }) {
  const t = useTranslate()
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
    <ul className="mt-6 grid gap-4">
      {bookings.map((booking) => (
        <RentalCard key={booking.id} booking={booking} phase={phase} now={now} />
      ))}
    </ul>
  )
}

/** Soonest first; what is over, latest first. */
function grouped(bookings: readonly Booking[], now: number): Record<RentalPhase, Booking[]> {
  const groups: Record<RentalPhase, Booking[]> = { upcoming: [], current: [], past: [] }
  for (const booking of bookings) {
    const [start, end] = [Date.parse(booking.start_date), Date.parse(booking.end_date)]
    groups[rentalPhase({ status: booking.status, start, end }, now)].push(booking)
  }
  groups.past.reverse()
  return groups
}
