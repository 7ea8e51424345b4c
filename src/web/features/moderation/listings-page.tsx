import PackageCheck from 'lucide-react/icons/package-check'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
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
        <QueuedItem item={{ ...listing, images: [listing] }} since={listing.since}>
          <span className="block text-sm text-ink-soft">
            {listing.is_change && `${t('moderation.listings.changed')} · `}
            {t('moderation.by', { name: listing.owner_name || t('moderation.nameless') })} · {listing.city}
          </span>
          {listing.owner_id && <SignalNote personId={listing.owner_id} />}
        </QueuedItem>
      )}
    />
  )
}
