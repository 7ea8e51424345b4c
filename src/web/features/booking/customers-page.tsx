import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { CustomerCard } from './customer-card.tsx'
import { CUSTOMER_GROUPS, type CustomerGroup } from './customer-group.ts'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { SidesSwitch } from './sides-switch.tsx'
import { type BookingListQuery, useBookingList } from './use-bookings.ts'

/** The bookings of this lender: open requests first, then current and upcoming ones, then past ones. */
export function CustomersPage() {
  const t = useTranslate()
  const lists: Record<CustomerGroup, BookingListQuery> = {
    requested: useBookingList('customers-requested'),
    out: useBookingList('customers-out'),
    upcoming: useBookingList('customers-upcoming'),
    past: useBookingList('customers-past'),
  }
  const all = Object.values(lists)
  const failed = all.find(({ data, error }) => !data && error)
  const isLoading = all.some(({ data }) => !data)
  return (
    <>
      <SidesSwitch />
      <h1 className="text-2xl md:text-3xl">{t('handover.customers')}</h1>
      {failed && (
        <ErrorState
          title={t('rentals.failed')}
          text={errorMessage(failed.error, t)}
          onRetry={() => {
            for (const { refetch } of all) void refetch()
          }}
        />
      )}
      {isLoading && !failed && <RentalsSkeleton />}
      {all.every(({ count }) => count === 0) && (
        <EmptyState
          drawing="shelf"
          title={t('handover.customers.none')}
          text={t('handover.customers.none-text')}
          action={<LinkButton to="/upload">{t('handover.customers.list')}</LinkButton>}
        />
      )}
      {!isLoading && CUSTOMER_GROUPS.map((group) => <Group key={group} group={group} list={lists[group]} />)}
    </>
  )
}

function Group({ group, list }: { group: CustomerGroup; list: BookingListQuery }) {
  const t = useTranslate()
  const { bookings = [], count, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={`customers-${group}`} className="mt-8">
      <h2 id={`customers-${group}`} className="text-xl">
        {t(`handover.customers.${group}`)}
        <span className="tabular ms-2 text-ink-soft">{count}</span>
      </h2>
      <ul className="mt-4 grid gap-4">
        {bookings.map((booking) => (
          <CustomerCard key={booking.id} booking={booking} />
        ))}
      </ul>
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </section>
  )
}
