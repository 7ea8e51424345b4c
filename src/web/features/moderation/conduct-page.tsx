import UserX from 'lucide-react/icons/user-x'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { QueuePage } from './queue-page.tsx'
import { useOpenPersonReports } from './use-open-person-reports.ts'

/** `/admin/conduct`: reports of people, and appeals against warnings and blocks. */
export function ConductPage() {
  const t = useTranslate()
  const format = useFormat()
  return (
    <QueuePage
      title={t('moderation.conduct.title')}
      text={t('moderation.conduct.text')}
      rows={useOpenPersonReports()}
      empty={{
        icon: <UserX aria-hidden size={26} />,
        title: t('moderation.conduct.empty'),
        text: t('moderation.reports.empty-text'),
      }}
      to={({ id }) => `/admin/conduct/${id}`}
      row={({ person, person_id, reason, message, created_at }) => (
        <>
          <Avatar
            name={person?.name || t('moderation.nameless')}
            src={avatarAddress(person?.avatar_path ?? null)}
            size={48}
          />
          <span className="min-w-0 grow">
            <span className="line-clamp-1 font-semibold break-words">
              {person?.name || t('moderation.nameless')}
            </span>
            <span className="block text-sm">
              {t.optional(`moderation.conduct.reason.${reason}`) ?? reason}
            </span>
            {message && (
              <span className="line-clamp-2 block text-sm break-words text-ink-soft">{message}</span>
            )}
            {person_id && <SignalNote personId={person_id} />}
            <span className="tabular block text-sm text-ink-soft">
              {t('moderation.since', { date: format.date(created_at, 'date-time', viewerZone()) })}
            </span>
          </span>
        </>
      )}
    />
  )
}
