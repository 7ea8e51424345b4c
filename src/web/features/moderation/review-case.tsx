import { ReviewPhotos } from '../../entities/review/review-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Case } from './use-reported-case.ts'

/** A reported review with its reply, and where its people and its rental are. */
export function ReviewCase({ case: one }: { case: Case }) {
  return (
    <>
      {one.review && <Reported review={one.review} removedReply={one.removedReply} />}
      <CaseLinks case={one} />
    </>
  )
}

function Reported({
  review,
  removedReply,
}: { review: NonNullable<Case['review']> } & Pick<Case, 'removedReply'>) {
  const t = useTranslate()
  const { item } = review
  return (
    <Card as="section" aria-label={t('moderation.reviews.review')} className="mt-4 grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Stars value={review.rating} />
        {t(`moderation.reviews.kind.${review.kind}`)}
        {item && <span lang={item.language}>{item.title}</span>}
      </p>
      <p lang={review.language} className="whitespace-pre-line wrap-anywhere">
        {review.text || t('moderation.reviews.no-words')}
      </p>
      {review.photos.length > 0 && <ReviewPhotos paths={review.photos} />}
      {(review.reply ?? removedReply) && (
        <div className="rounded-card bg-sunken px-4 py-3 text-sm">
          <p className="font-semibold">
            {t(review.reply ? 'product.reviews.reply' : 'moderation.reviews.removed-reply')}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply ?? removedReply}</p>
        </div>
      )}
    </Card>
  )
}

/** The people of the case, its listing and, where this member of the team may see it, its rental. */
function CaseLinks({ case: { reporter, reporter_id, review } }: { case: Case }) {
  const t = useTranslate()
  const nameOf = (person: { name: string } | null) => person?.name || t('moderation.nameless')
  const { author, item, booking } = review ?? {}
  const subject = review?.subject ?? item?.owner
  const links = [
    ...(author
      ? [
          {
            to: `/admin/users/${author.id}`,
            label: t('moderation.reviews.author', { name: nameOf(author) }),
          },
        ]
      : []),
    ...(subject
      ? [
          {
            to: `/admin/users/${subject.id}`,
            label: t('moderation.reviews.subject', { name: nameOf(subject) }),
          },
        ]
      : []),
    // Who appeals is one of them.
    ...([author?.id, subject?.id].includes(reporter_id)
      ? []
      : [
          {
            to: `/admin/users/${reporter_id}`,
            label: t('moderation.reviews.reporter', { name: nameOf(reporter) }),
          },
        ]),
    ...(item ? [{ to: `/admin/listings/${item.id}`, label: t('moderation.item-file') }] : []),
    ...(item?.status === 'published'
      ? [{ to: `/product/${item.id}`, label: t('moderation.item-page') }]
      : []),
    ...(booking ? [{ to: `/admin/bookings/${booking.id}`, label: t('moderation.rental') }] : []),
  ]
  return <LinkRow links={links} />
}
