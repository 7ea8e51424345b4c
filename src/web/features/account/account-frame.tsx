import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { AccountNav } from './account-nav.tsx'

/** What all screens of an account stand in: where one is, and where else one can go. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-8 md:grid-cols-[13rem_minmax(0,44rem)] md:py-12">
      <div className="min-w-0 md:sticky md:top-[calc(var(--header-height)+2rem)] md:self-start">
        <p className="mb-3 hidden font-display text-lg font-bold md:block">{t('account.title')}</p>
        <AccountNav />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
