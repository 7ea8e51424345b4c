import Megaphone from 'lucide-react/icons/megaphone'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { QueuePage } from './queue-page.tsx'
import { useOpenWishReports } from './use-wish-reports.ts'

/** `/admin/wishes`: wishes that someone objects to. */
export function WishReportsPage() {
  const t = useTranslate()
  const format = useFormat()
  return (
    <QueuePage
      title={t('moderation.wishes.title')}
      text={t('moderation.wishes.text')}
      rows={useOpenWishReports()}
      empty={{
        icon: <Megaphone aria-hidden size={26} />,
        title: t('moderation.wishes.empty'),
        text: t('moderation.reports.empty-text'),
      }}
      to={({ id }) => `/admin/wishes/${id}`}
      row={({ wish, reason, created_at }) => (
        <span className="grid min-w-0 grow gap-0.5">
          <span lang={wish?.language} className="font-semibold wrap-anywhere">
            {wish?.title}
          </span>
          <span className="block text-sm">{t.optional(`moderation.wishes.reason.${reason}`) ?? reason}</span>
          <span className="tabular block text-sm text-ink-soft">
            {t('moderation.since', { date: format.date(created_at, 'date-time', viewerZone()) })}
          </span>
        </span>
      )}
    />
  )
}
