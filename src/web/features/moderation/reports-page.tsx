import Flag from 'lucide-react/icons/flag'
import { useTranslate } from '../../i18n/translation.tsx'
import { QueuePage } from './queue-page.tsx'
import { QueuedItem } from './queued-item.tsx'
import { useOpenReports } from './use-open-reports.ts'

/** `/admin/reports`: what people object to in listings, and lenders in removals. */
export function ReportsPage() {
  const t = useTranslate()
  return (
    <QueuePage
      title={t('moderation.reports.title')}
      text={t('moderation.reports.text')}
      rows={useOpenReports()}
      empty={{
        icon: <Flag aria-hidden size={26} />,
        title: t('moderation.reports.empty'),
        text: t('moderation.reports.empty-text'),
      }}
      to={({ item_id }) => `/admin/listings/${item_id}`}
      row={({ item, reason, message, created_at }) => (
        <QueuedItem item={item} since={created_at}>
          <span className="block text-sm">{t.optional(`moderation.report.${reason}`) ?? reason}</span>
          {message && <span className="line-clamp-2 block text-sm break-words text-ink-soft">{message}</span>}
        </QueuedItem>
      )}
    />
  )
}
