import ImageOff from 'lucide-react/icons/image-off'
import type { MyListing } from '#contract/my-listings.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { EDITS_KEY } from '../../lib/personal-keys.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Rating } from '../../ui/stars.tsx'
import { ListingActions } from './listing-actions.tsx'
import { ListingMore } from './listing-more.tsx'
import { ListingOutlook } from './listing-outlook.tsx'
import { PriceHintText } from './price-hint-text.tsx'
import { NO_EDITS, parseEdits } from './unsaved-edit.ts'
import { WaitingChange } from './waiting-change.tsx'

const TONES: Record<ListingStatus, BadgeTone> = {
  draft: 'plain',
  pending_review: 'notice',
  published: 'good',
  paused: 'plain',
  removed: 'bad',
}

/** One of the person's listings: picture, state, price, actions. */
export function ListingCard({ listing }: { listing: MyListing }) {
  const t = useTranslate()
  const cityName = useCityName()
  const { price } = useFormat()
  const [cover] = listing.images
  const place = placeName({ ...listing, city: listing.city && cityName(listing.city) })
  const title = listing.title || t('lending.list.untitled')
  return (
    <Card as="li" flush className="flex flex-col sm:flex-row">
      {cover ? (
        <Image
          path={cover.path}
          alt=""
          thumbHash={cover.thumbhash}
          sizes="(width < 40rem) 100vw, 224px"
          className="sm:w-56 sm:shrink-0 md:max-lg:w-40"
        />
      ) : (
        <span className="grid aspect-4/3 place-items-center bg-sunken text-ink-faint sm:w-56 sm:shrink-0 md:max-lg:w-40">
          <ImageOff aria-hidden size={28} />
        </span>
      )}
      <div className="flex min-w-0 grow flex-col gap-1.5 p-5">
        <div className="flex items-center gap-x-3">
          <Badge tone={TONES[listing.status]}>
            {t(listing.is_retired ? 'lending.status.retired' : `lending.status.${listing.status}`)}
          </Badge>
          {listing.rating_count > 0 && (
            <Rating value={listing.rating_sum / listing.rating_count} count={listing.rating_count} />
          )}
          {listing.status !== 'removed' && (
            <div className="-my-2 -me-2.5 ms-auto">
              <ListingMore listing={listing} title={title} />
            </div>
          )}
        </div>
        <h2 lang={listing.language} className="text-lg break-words">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">
          {[place, listing.status !== 'draft' && t('lending.list.booked', { count: listing.booking_count })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ListingOutlook listing={listing} />
        {listing.hint && <PriceHintText hint={listing.hint} />}
        <Unsaved id={listing.id} />
        <Refused listing={listing} />
        <WaitingChange listing={listing} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2 max-sm:grid">
          <p className="tabular text-sm text-ink-soft">
            {listing.price_per_day_cents > 0 && (
              <>
                <strong className="font-display text-lg font-bold text-ink">
                  {price(listing.price_per_day_cents)}
                </strong>{' '}
                {t('lending.cover.a-day')}
              </>
            )}
          </p>
          {listing.status !== 'removed' && <ListingActions listing={listing} />}
        </div>
      </div>
    </Card>
  )
}

/** What was changed on this device, and left before the last step. */
function Unsaved({ id }: { id: string }) {
  const t = useTranslate()
  const [edits] = useLocalStorage(EDITS_KEY, NO_EDITS, parseEdits)
  return edits[id] && <p className="text-sm text-notice-ink">{t('lending.unsaved.card')}</p>
}

/** Why moderators sent it back or took it down. */
function Refused({ listing: { id, status, event: last } }: { listing: MyListing }) {
  const t = useTranslate()
  const isReturned = status === 'draft' && last?.transition === 'return'
  if (!last || !(isReturned || last.transition === 'remove')) return null
  return (
    <Notice tone="bad" title={t(isReturned ? 'lending.returned.title' : 'lending.removed.title')}>
      {last.reason && last.reason !== 'other' && <p>{t.optional(`lending.reason.${last.reason}`)}</p>}
      {last.message && <p className="break-words">{last.message}</p>}
      {!isReturned && (
        <Link to={`/report/${id}`} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('lending.removed.appeal')}
        </Link>
      )}
    </Notice>
  )
}
