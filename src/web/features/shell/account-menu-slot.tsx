import { Suspense, useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import type { AppUser } from '../../lib/app-user.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useRootData } from '../../lib/root-data.ts'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AccountMenuItemsProps } from './account-menu-items.tsx'

const load = () => import('./account-menu-items.tsx')
const AccountMenuItems = lazyPart(async () => ({ default: (await load()).AccountMenuItems }))

/**
 * Fetches what is in the menu as soon as a signed-in person is here, and keeps what is announced to them: visitors do not
 * load it, and nobody waits for it.
 */
export function useAccountMenu({ id }: AppUser): void {
  const t = useTranslate()
  const { announcesToSome = false } = useRootData().config
  const region = t('shell.announcement')
  const close = t('ui.close')
  useEffect(() => {
    // A part that cannot be loaded now is requested when the menu is opened.
    load()
      .then(({ fetchAnnouncements }) =>
        announcesToSome ? fetchAnnouncements(id, { region, close }) : undefined,
      )
      .catch(() => {})
  }, [id, announcesToSome, region, close])
}

/** The content of the account's menu. */
export function AccountMenuSlot(props: AccountMenuItemsProps) {
  const t = useTranslate()
  return (
    <Suspense
      fallback={
        <Loading label={t('ui.loading')} className="grid gap-2 p-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-64" />
        </Loading>
      }
    >
      <AccountMenuItems {...props} />
    </Suspense>
  )
}
