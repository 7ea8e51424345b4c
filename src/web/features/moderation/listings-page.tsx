import PackageCheck from 'lucide-react/icons/package-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { QueuePage } from './queue-page.tsx'
import { QueuedItem } from './queued-item.tsx'
import { useWaitingListings } from './use-waiting-listings.ts'

/** `/admin/listings`: what lenders want to offer, hidden from everyone else until it is approved. */
export function ListingsPage() {
  const t = useTranslate()
  return (
    <QueuePage
      title={t('moderation.listings.title')}
      text={t('moderation.listings.text')}
      rows={useWaitingListings()}
      empty={{
        icon: <PackageCheck aria-hidden size={26} />,
        title: t('moderation.listings.empty'),
        text: t('moderation.listings.empty-text'),
      }}
      to={({ id }) => `/admin/listings/${id}`}
      row={(listing) => (
        <QueuedItem item={listing} since={listing.events[0]?.at}>
          <span className="block text-sm text-ink-soft">
            {t('moderation.by', { name: listing.owner.name || t('moderation.nameless') })} · {listing.city}
          </span>
        </QueuedItem>
      )}
    />
  )
}
