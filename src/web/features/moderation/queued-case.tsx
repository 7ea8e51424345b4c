import type { StaffCase } from '#contract/staff-case.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Image } from '../../ui/image.tsx'
import { Stars } from '../../ui/stars.tsx'
import { CaseClock } from './case-clock.tsx'
import { caseReason } from './case-texts.ts'

/** A case in the queue: what it is about, why, who works on it, and by when it is due. */
export function QueuedCase({ case: one }: { case: StaffCase }) {
  const t = useTranslate()
  const { subject, reason, message, text, rating, assignee, assigned_to, status } = one
  return (
    <>
      <Picture case={one} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={one.language ?? undefined} className="line-clamp-2 font-semibold wrap-anywhere">
            {one.title || t('moderation.nameless')}
          </span>
          {rating !== null && <Stars value={rating} size={14} />}
          <Badge>{t(`moderation.cases.is.${subject}`)}</Badge>
          {status !== 'open' && <Badge>{t(`moderation.cases.status.${status}`)}</Badge>}
        </span>
        <span className="block text-sm">{caseReason(t, subject, reason)}</span>
        {(message || text) && (
          <span
            lang={message ? undefined : (one.language ?? undefined)}
            className="line-clamp-2 block text-sm break-words text-ink-soft"
          >
            {message || text}
          </span>
        )}
        {one.person_id && <SignalNote personId={one.person_id} />}
        <span className="tabular flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <CaseClock case={one} />
          {assigned_to && (
            <span>{t('moderation.cases.with', { name: assignee || t('moderation.nameless') })}</span>
          )}
        </span>
      </span>
    </>
  )
}

function Picture({ case: { subject, path, title } }: { case: StaffCase }) {
  if (subject === 'item')
    return <Image path={path ?? undefined} alt="" sizes="64px" className="w-16 shrink-0 rounded-control" />
  if (subject === 'person') return <Avatar name={title} src={avatarAddress(path)} size={48} />
  return null
}
