import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Who is here. As wide as its widest state from the start: nothing jumps when the answer comes. */
export function AccountSlot() {
  const session = useSession()
  return (
    <div className="hidden min-w-44 items-center justify-end gap-1 md:flex">
      {session.status === 'loading' && <Skeleton round className="h-11 w-full opacity-60" />}
      {session.status === 'signed-out' && <SignedOut />}
      {session.status === 'signed-in' && <AccountMenu user={session.user} />}
    </div>
  )
}

function SignedOut() {
  const t = useTranslate()
  return (
    <>
      <Link
        to="/login"
        prefetch="intent"
        className="inline-flex min-h-11 items-center rounded-pill px-3 font-semibold whitespace-nowrap hover:bg-sunken"
      >
        {t('shell.account.login')}
      </Link>
      <LinkButton to="/register" size="medium" className="whitespace-nowrap">
        {t('shell.account.sign-up')}
      </LinkButton>
    </>
  )
}
