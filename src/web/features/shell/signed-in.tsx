import type { AppUser } from '../../lib/app-user.ts'
import { AccountMenu } from './account-menu.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { QrCodesLink } from './qr-codes-link.tsx'

/** What the header has for a person who is signed in: visitors do not load it. */
export function SignedIn({ user }: { user: AppUser }) {
  return (
    <>
      <NoticeBell />
      <QrCodesLink />
      <AccountMenu user={user} />
    </>
  )
}
