import StarOff from 'lucide-react/icons/star-off'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Stars } from '../../ui/stars.tsx'
import { QueuePage } from './queue-page.tsx'
import { useOpenReviewReports } from './use-review-reports.ts'

/** `/admin/reviews`: reviews and replies that someone objects to. */
export function ReviewReportsPage() {
  const t = useTranslate()
  const format = useFormat()
  return (
    <QueuePage
      title={t('moderation.reviews.title')}
      text={t('moderation.reviews.text')}
      rows={useOpenReviewReports()}
      empty={{
        icon: <StarOff aria-hidden size={26} />,
        title: t('moderation.reviews.empty'),
        text: t('moderation.reports.empty-text'),
      }}
      to={({ id }) => `/admin/reviews/${id}`}
      row={({ review, reason, created_at }) => (
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold break-words">
              {review?.author?.name || t('moderation.nameless')}
            </span>
            {review && <Stars value={review.rating} size={14} />}
          </span>
          <span className="block text-sm">{t.optional(`moderation.reviews.reason.${reason}`) ?? reason}</span>
          {review?.text && (
            <span lang={review.language} className="line-clamp-2 block text-sm break-words text-ink-soft">
              {review.text}
            </span>
          )}
          <span className="tabular block text-sm text-ink-soft">
            {t('moderation.since', { date: format.date(created_at, 'date-time', viewerZone()) })}
          </span>
        </span>
      )}
    />
  )
}
