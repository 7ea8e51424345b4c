import UserCheck from 'lucide-react/icons/user-check'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { QueuePage } from './queue-page.tsx'
import { useWaitingIdentities, type WaitingIdentity } from './use-waiting-identities.ts'

/** `/admin/identities`: the people who have handed in a proof of identity. */
export function IdentitiesPage() {
  const t = useTranslate()
  return (
    <QueuePage
      title={t('moderation.identities.title')}
      text={t('moderation.identities.text')}
      rows={useWaitingIdentities()}
      empty={{
        icon: <UserCheck aria-hidden size={26} />,
        title: t('moderation.identities.empty'),
        text: t('moderation.identities.empty-text'),
      }}
      to={({ id }) => `/admin/identities/${id}`}
      row={(submission) => <Row submission={submission} />}
    />
  )
}

function Row({ submission: { person, user_id, step, submitted_at } }: { submission: WaitingIdentity }) {
  const t = useTranslate()
  const format = useFormat()
  const name = person.name || t('moderation.nameless')
  return (
    <>
      <Avatar name={name} src={avatarAddress(person.avatar_path)} size={48} />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{t(`moderation.step.${step}`)}</span>
        <SignalNote personId={user_id} />
        <span className="tabular block text-sm text-ink-soft">
          {t('moderation.since', { date: format.date(submitted_at, 'date-time', viewerZone()) })}
        </span>
      </span>
    </>
  )
}
