import { isAdmin } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** For a person who has neither rented nor listed anything yet; an admin may come to set the site up. */
export function FirstSteps() {
  const t = useTranslate()
  const isLeading = isAdmin(useUser()?.roles ?? [])
  return (
    <EmptyState
      drawing="shelf"
      title={t('overview.first')}
      text={t('overview.first-text')}
      action={
        <>
          {isLeading && <LinkButton to="/admin/start">{t('overview.set-up')}</LinkButton>}
          <LinkButton to="/search" variant={isLeading ? 'secondary' : 'primary'}>
            {t('overview.find')}
          </LinkButton>
          <LinkButton to="/upload" variant="secondary">
            {t('overview.list')}
          </LinkButton>
        </>
      }
    />
  )
}
