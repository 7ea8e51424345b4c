import { ReviewPhotos } from '../../entities/review/review-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReviewReportDecision } from './review-report-decision.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { type ReviewReport, useReviewReport } from './use-review-reports.ts'

/** `/admin/reviews/:id`: a reported review with its reply, why it was reported, and the decision. */
export function ReviewReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const query = useReviewReport(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase
      query={query}
      skeleton={<Skeleton card className="h-48" />}
      queue={{ kind: 'reviews', path: '/admin/reviews' }}
    >
      {(report) => {
        const name = report.review?.author?.name || t('moderation.nameless')
        return (
          <article>
            <Breadcrumb
              trail={[{ label: t('moderation.reviews.title'), to: '/admin/reviews' }, { label: name }]}
            />
            <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl break-words outline-none md:text-3xl">
              {t('moderation.reviews.of', { name })}
            </h1>
            <Card className="mt-6 grid gap-1">
              <p className="font-semibold">
                {t.optional(`moderation.reviews.reason.${report.reason}`) ?? report.reason}
              </p>
              {report.message && <p className="whitespace-pre-line wrap-anywhere">{report.message}</p>}
            </Card>
            {report.review && <Reported review={report.review} />}
            <CaseLinks report={report} />
            <ReviewReportDecision report={report} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}

function Reported({ review }: { review: NonNullable<ReviewReport['review']> }) {
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
      {review.reply && (
        <div className="rounded-card bg-sunken px-4 py-3 text-sm">
          <p className="font-semibold">{t('product.reviews.reply')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </Card>
  )
}

/** The people of the case, its listing and, where this member of the team may see it, its rental. */
function CaseLinks({ report: { reporter, reporter_id, review } }: { report: ReviewReport }) {
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
    {
      to: `/admin/users/${reporter_id}`,
      label: t('moderation.reviews.reporter', { name: nameOf(reporter) }),
    },
    ...(item ? [{ to: `/admin/listings/${item.id}`, label: t('moderation.item-file') }] : []),
    ...(item?.status === 'published'
      ? [{ to: `/product/${item.id}`, label: t('moderation.item-page') }]
      : []),
    ...(booking ? [{ to: `/admin/bookings/${booking.id}`, label: t('moderation.rental') }] : []),
  ]
  return <LinkRow links={links} />
}
