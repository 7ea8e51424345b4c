import Inbox from 'lucide-react/icons/inbox'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Booking } from './booking.ts'
import { CustomerCard } from './customer-card.tsx'
import { CUSTOMER_GROUPS, customerGroup } from './customer-group.ts'
import { RentalsSkeleton } from './rentals-skeleton.tsx'
import { useMyCustomers } from './use-bookings.ts'

/** The bookings of this lender: open requests first, then current and upcoming ones, then past ones. */
export function CustomersPage() {
  const t = useTranslate()
  const { data, error, refetch } = useMyCustomers()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('handover.customers')}</h1>
      {!data && error && (
        <ErrorState
          title={t('rentals.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RentalsSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          icon={<Inbox aria-hidden size={26} />}
          title={t('handover.customers.none')}
          text={t('handover.customers.none-text')}
          action={<LinkButton to="/upload">{t('handover.customers.list')}</LinkButton>}
        />
      )}
      {data && CUSTOMER_GROUPS.map((group) => <Group key={group} group={group} bookings={data} />)}
    </>
  )
}

function Group({ group, bookings }: { group: (typeof CUSTOMER_GROUPS)[number]; bookings: Booking[] }) {
  const t = useTranslate()
  const members = bookings.filter(({ status }) => customerGroup(status) === group)
  if (members.length === 0) return null
  return (
    <section aria-labelledby={`customers-${group}`} className="mt-8">
      <h2 id={`customers-${group}`} className="text-xl">
        {t(`handover.customers.${group}`)}
        <span className="tabular ms-2 text-ink-soft">{members.length}</span>
      </h2>
      <ul className="mt-4 grid gap-4">
        {(group === 'past' ? members.toReversed() : members).map((booking) => (
          <CustomerCard key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  )
}
