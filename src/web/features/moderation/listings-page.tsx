import PackageCheck from 'lucide-react/icons/package-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Image } from '../../ui/image.tsx'
import { QueuePage } from './queue-page.tsx'
import { useWaitingListings, type WaitingListing } from './use-waiting-listings.ts'
import { viewerZone } from './viewer-zone.ts'

/** `/admin/listings`: what lenders want to offer and nobody else sees yet. */
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
      row={(listing) => <Row listing={listing} />}
    />
  )
}

function Row({ listing }: { listing: WaitingListing }) {
  const t = useTranslate()
  const format = useFormat()
  const [cover] = listing.images
  const [submitted] = listing.events
  return (
    <>
      <Image
        path={cover?.path}
        alt=""
        thumbHash={cover?.thumbhash}
        sizes="96px"
        className="w-24 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow">
        <span lang={listing.language} className="line-clamp-2 font-semibold break-words">
          {listing.title}
        </span>
        <span className="block text-sm text-ink-soft">
          {t('moderation.by', { name: listing.owner.name || t('moderation.nameless') })} · {listing.city}
        </span>
        {submitted && (
          <span className="tabular block text-sm text-ink-soft">
            {t('moderation.since', { date: format.date(submitted.at, 'date-time', viewerZone()) })}
          </span>
        )}
      </span>
    </>
  )
}
