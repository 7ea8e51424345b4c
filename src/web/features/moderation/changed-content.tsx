import { ListingChanges } from '../../entities/item/listing-changes.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Card } from '../../ui/card.tsx'
import { comparedVersions } from './compared-versions.ts'
import { SeenButton } from './seen-button.tsx'
import type { ListingToReview } from './use-listing-to-review.ts'

/** What changed in a listing since its words and pictures were last approved or looked at; nothing for one that is new. */
export function ChangedContent({ listing }: { listing: ListingToReview }) {
  const t = useTranslate()
  const locale = useLanguage()
  const versions = comparedVersions(listing)
  if (!versions) return null
  const { before, after, isUnreviewed } = versions
  return (
    <section id="changes" aria-labelledby="changes-title" className="mt-5 scroll-mt-24">
      <Card>
        <h2 id="changes-title" className="mb-4 text-xl">
          {t(isUnreviewed ? 'moderation.changes.unreviewed' : 'moderation.changes.title')}
        </h2>
        <ListingChanges before={before} after={after} locale={locale} />
        {isUnreviewed && <SeenButton listing={listing} />}
      </Card>
    </section>
  )
}
