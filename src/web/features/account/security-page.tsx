import { useTranslate } from '../../i18n/translation.tsx'
import { EmailSection } from './email-section.tsx'
import { PageHead } from './page-head.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProvidersSection } from './providers-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** `/account/security`: how the person signs in, and where they are signed in. */
export function SecurityPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('account.security.title')} text={t('account.security.text')} />
      <TwoFactorSection />
      <PasskeysSection />
      <ProvidersSection />
      <PasswordSection />
      <EmailSection />
      <SessionsSection />
    </>
  )
}
