import { useTranslate } from '../../i18n/translation.tsx'
import { AuthCard } from './auth-card.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

/** The second factor as a page of its own. */
export function SecondFactorPage() {
  const t = useTranslate()
  return (
    <AuthCard title={t('auth.second.title')}>
      <SecondFactorForm />
    </AuthCard>
  )
}
