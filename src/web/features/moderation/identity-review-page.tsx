import SearchX from 'lucide-react/icons/search-x'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IdentityDecision } from './identity-decision.tsx'
import { IdentityDocument } from './identity-document.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useSubmittedIdentity } from './use-waiting-identities.ts'
import { viewerZone } from './viewer-zone.ts'

/** `/admin/identities/:id`: one proof with its document, and what is decided on it. */
export function IdentityReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: submission, error, refetch } = useSubmittedIdentity(id)
  const heading = useFocusedHeading(submission?.id)
  if (submission === undefined && error)
    return (
      <ErrorState
        title={t('moderation.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (submission === undefined)
    return (
      <Loading label={t('ui.loading')} className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </Loading>
    )
  if (submission === null)
    return (
      <EmptyState
        icon={<SearchX aria-hidden size={26} />}
        title={t('moderation.identities.gone')}
        action={<LinkButton to="/admin/identities">{t('moderation.identities.back')}</LinkButton>}
      />
    )
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
          <span className="block truncate">{person.email}</span>
          {t('moderation.identities.facts', {
            level: person.kyc_level,
            date: format.date(person.created_at, 'date', viewerZone()),
          })}
        </p>
      </div>
      <IdentityDocument key={submission.id} submission={submission} />
      <IdentityDecision submission={submission} />
    </article>
  )
}
