import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { PageHead } from './page-head.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useOwnProfile } from './use-own-profile.ts'

/** `/account/edit-profile`: what neighbours see of the person. */
export function ProfilePage() {
  const t = useTranslate()
  const { data: profile, error, refetch } = useOwnProfile()
  return (
    <>
      <PageHead title={t('account.profile.title')} text={t('account.profile.text')} />
      {profile ? (
        <>
          <AvatarSection name={profile.name} path={profile.avatar_path} />
          <ProfileForm profile={profile} />
        </>
      ) : error ? (
        <ErrorState
          title={t('account.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </>
  )
}
