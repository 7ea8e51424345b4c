import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { isStaff } from '#domain/access/is-staff.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** Whether the operator demands a second factor of staff and who is signed in, one of them, has none. */
export function useOwesSecondFactor(): boolean {
  const session = useSession()
  return (
    terms.staffSecondFactor &&
    session.status === 'signed-in' &&
    isStaff(session.user) &&
    // Who has one and has not proved it is not signed in.
    !session.session.user.factors?.some(({ status }) => status === 'verified')
  )
}

/** Leads staff without the second factor that is demanded of them to where they set one up; shows others the office. */
export function StaffFactor({ children }: { children: ReactNode }) {
  const t = useTranslate()
  if (!useOwesSecondFactor()) return children
  return (
    <Message
      as="h1"
      icon={<ShieldCheck aria-hidden size={28} />}
      title={t('office.factor.title')}
      text={t('office.factor.text')}
      actions={<LinkButton to="/account/security">{t('office.factor.go')}</LinkButton>}
    />
  )
}
