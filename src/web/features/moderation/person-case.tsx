import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonSignals } from '../../entities/signal/person-signals.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { PersonLinks } from './person-links.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import type { Case } from './use-reported-case.ts'

/** A reported person, and the message that it is about. */
export function PersonCase({ case: { id, person, person_id: personId, message_id } }: { case: Case }) {
  const t = useTranslate()
  const format = useFormat()
  if (!person || !personId) return null
  return (
    <>
      <div className="mt-6 flex items-center gap-4">
        <Avatar
          name={person.name || t('moderation.nameless')}
          src={avatarAddress(person.avatar_path, 160)}
          size={64}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-2">
            <Badge tone={person.kyc_level > 0 ? 'good' : 'plain'}>
              {t(person.kyc_level > 0 ? 'moderation.verified' : 'moderation.unverified')}
            </Badge>
            {person.is_blocked && <Badge tone="bad">{t('moderation.cases.status.blocked')}</Badge>}
          </p>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {person.email} ·{' '}
            {t('moderation.joined', { date: format.date(person.created_at, 'date', viewerZone()) })}
          </p>
          <PersonLinks id={personId} isBlocked={person.is_blocked} />
        </div>
      </div>
      <PersonSignals personId={personId} />
      {message_id !== null && <ReportedMessages reportId={id} />}
    </>
  )
}
