import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonSignals } from '../../entities/signal/person-signals.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IdentityDecision } from './identity-decision.tsx'
import { IdentityDocument } from './identity-document.tsx'
import { PersonLinks } from './person-links.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useSubmittedIdentity } from './use-waiting-identities.ts'

/** `/admin/identities/:id`: one proof with its document, and its decision. */
export function IdentityReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const query = useSubmittedIdentity(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase query={query} skeleton={<Skeleton card className="h-96" />} kind="identity">
      {(submission) => {
        const { person, step } = submission
        const name = person.name || t('moderation.nameless')
        return (
          <article>
            <Breadcrumb
              trail={[{ label: t('moderation.identities.title'), to: '/admin/identities' }, { label: name }]}
            />
            <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none md:text-3xl">
              {t('moderation.identities.of', { proof: t(`moderation.step.${step}`), name })}
            </h1>
            <div className="mt-4 flex items-center gap-4">
              <Avatar name={name} src={avatarAddress(person.avatar_path)} size={48} />
              <p className="min-w-0 text-sm text-ink-soft">
                <span className="block break-words">{person.email}</span>
                {t('moderation.identities.facts', {
                  level: person.kyc_level,
                  date: format.date(person.created_at, 'date', viewerZone()),
                })}
              </p>
            </div>
            <PersonLinks id={submission.user_id} isBlocked={person.is_blocked} />
            <PersonSignals personId={submission.user_id} />
            <IdentityDocument key={submission.id} submission={submission} />
            <IdentityDecision submission={submission} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}
