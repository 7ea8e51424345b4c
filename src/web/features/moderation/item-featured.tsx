import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { type FeaturedItem, useFeature, useFeatured } from './use-featured.ts'
import type { ListingToReview } from './use-listing-to-review.ts'

/** Whether an item is among the first on the home page, since when and until when, with a way to change that. */
export function ItemFeatured({ listing: { id, status, owner_id } }: { listing: ListingToReview }) {
  const t = useTranslate()
  const user = useUser()
  const { data, error } = useFeatured(id)
  const [isOpen, setOpen] = useState(false)
  if (error) return <Notice tone="bad">{t('moderation.featured.failed')}</Notice>
  if (data === undefined || (data === null && status !== 'published')) return null
  return (
    <Card as="section" aria-labelledby="featured" className="mt-6 grid gap-3">
      <h2 id="featured" className="text-lg">
        {t('moderation.featured.title')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {data ? <When featured={data} /> : t('moderation.featured.none')}
      </p>
      {user?.id !== owner_id && (
        <div className="flex flex-wrap gap-3">
          {status === 'published' && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t(data ? 'moderation.featured.change' : 'moderation.featured.feature')}
            </Button>
          )}
          {data && <TakeOff itemId={id} />}
        </div>
      )}
      {isOpen && <FeatureDialog itemId={id} featured={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function When({ featured: { position, starts_at, ends_at } }: { featured: FeaturedItem }) {
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string) => format.date(at, 'date-time', viewerZone())
  return [
    t('moderation.featured.on', { position }),
    t('moderation.featured.from', { day: day(starts_at) }),
    ends_at && t('moderation.featured.until', { day: day(ends_at) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function TakeOff({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const stop = useFeature('unfeature-item')
  return (
    <Button
      variant="quiet"
      busy={stop.isPending}
      onClick={() =>
        stop.mutate(
          { itemId },
          {
            onSuccess: () => void toast({ title: t('moderation.featured.stopped'), tone: 'good' }),
            onError: (error) => void toast(errorToast(error, t)),
          },
        )
      }
    >
      {t('moderation.featured.stop')}
    </Button>
  )
}
