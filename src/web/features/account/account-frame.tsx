import Bell from 'lucide-react/icons/bell'
import Code from 'lucide-react/icons/code'
import CreditCard from 'lucide-react/icons/credit-card'
import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPen from 'lucide-react/icons/user-pen'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { SectionFrame } from '../../ui/section-frame.tsx'

const PAGES = [
  { to: '/account/edit-profile', icon: UserPen, label: 'account.nav.profile' },
  { to: '/account/security', icon: ShieldCheck, label: 'account.nav.security' },
  { to: '/account/payment-methods', icon: CreditCard, label: 'account.nav.cards' },
  { to: '/account/notifications', icon: Bell, label: 'account.nav.notifications' },
  { to: '/account/privacy', icon: Lock, label: 'account.nav.privacy' },
  { to: '/account/developer', icon: Code, label: 'account.nav.developer' },
] as const

/** The frame of all account screens, with their navigation. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <SectionFrame
      label={t('account.nav.label')}
      up={{ to: '/account', label: t('shell.account.short') }}
      sections={PAGES.map(({ label, ...page }) => ({ ...page, label: t(label) }))}
    >
      <div className="max-w-2xl">{children}</div>
    </SectionFrame>
  )
}
