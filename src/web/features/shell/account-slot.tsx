import { Suspense } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSession } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const SignedIn = lazyPart(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }))

/** The signed-in person, or the way to sign in. Its width is known before the answer, whatever the name is: nothing jumps when it comes. */
export function AccountSlot() {
  const session = useSession()
  const signedOut = session.status === 'signed-out'
  const placeholder = <Skeleton round className="h-11 w-32 opacity-60" />
  return (
    <div className="hidden min-w-58 shrink-0 lg:grid *:[grid-area:1/1]">
      <div className={classNames('flex items-center justify-end gap-1', !signedOut && 'invisible')}>
        <SignedOut />
      </div>
      {!signedOut && (
        <div className="flex items-center justify-between gap-1 [contain:inline-size] *:last:ms-auto">
          {session.status === 'loading' ? (
            placeholder
          ) : (
            <Suspense fallback={placeholder}>
              <SignedIn user={session.user} />
            </Suspense>
          )}
        </div>
      )}
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
      <LinkButton to="/login?new" className="whitespace-nowrap">
        {t('shell.account.sign-up')}
      </LinkButton>
    </>
  )
}
