import { useQuery } from '@tanstack/react-query'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { ABOUT_SIGN_IN, toast } from '../../lib/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSignIn } from './use-sign-in.ts'

interface DemoAccounts {
  password: string
  accounts: { name: string; email: string; city: string; role: string; avatar: string | null }[]
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** In demo mode: accounts to sign in to with one click. */
export function DemoAccountList() {
  const t = useTranslate()
  const locale = useLanguage()
  const { signIn, busy } = useSignIn()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['demo-accounts', locale],
    queryFn: () => callFunction<DemoAccounts>('list-demo-accounts', { locale }),
  })
  function onFailure() {
    toast({
      title: t('auth.login.failed'),
      description: t('auth.login.failed-text'),
      tone: 'bad',
      about: ABOUT_SIGN_IN,
    })
    // The operator may have set the demo up again.
    void refetch()
  }

  if (!isPending && !data) return null
  return (
    <section aria-labelledby="demo-accounts" className="page pb-16">
      <div className="mx-auto max-w-4xl rounded-sheet bg-accent-tint p-6 text-accent-ink md:p-8">
        <h2 id="demo-accounts" className="text-xl">
          {t('auth.demo.title')}
        </h2>
        <p className="mt-1">{t('auth.demo.text')}</p>
        <ul className="mt-5 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {isPending && PLACES.map((place) => <Skeleton key={place} card className="h-16" />)}
          {data?.accounts.map(({ name, email, city, role, avatar }) => (
            <li key={email}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => signIn(email, data.password).catch(onFailure)}
                className="flex min-h-16 w-full items-center gap-3 rounded-card bg-raised px-4 py-2 text-start text-ink transition-shadow hover:shadow-lift"
              >
                <Avatar name={name} src={avatarAddress(avatar)} size={40} />
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="block truncate text-sm text-ink-soft">
                    {t.optional(`auth.demo.role.${role}`) ?? role}, {city}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
