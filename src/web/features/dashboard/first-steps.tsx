import { useTranslate } from '../../i18n/translation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** For a person who has neither rented nor listed anything yet. */
export function FirstSteps() {
  const t = useTranslate()
  return (
    <EmptyState
      drawing="shelf"
      title={t('overview.first')}
      text={t('overview.first-text')}
      action={
        <>
          <LinkButton to="/search">{t('overview.find')}</LinkButton>
          <LinkButton to="/upload" variant="secondary">
            {t('overview.list')}
          </LinkButton>
        </>
      }
    />
  )
}
