import ChevronRight from 'lucide-react/icons/chevron-right'
import Gauge from 'lucide-react/icons/gauge'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { isStaff } from '#domain/access/is-staff.ts'
import { CountPill } from '../../entities/notice/count-pill.tsx'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { hasAffiliates } from '../../lib/has-affiliates.ts'
import { useUser } from '../../lib/session.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ACCOUNT_LINKS, type AccountLink } from './account-links.ts'
import { PasskeyOffer } from './passkey-offer.tsx'

const group = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-raised'
const heading = 'mb-2 font-sans text-sm font-semibold tracking-normal text-ink-soft'

/** `/account`: everything of the person's own that has no tab, in one list. `look` chooses language and colours. */
export function AccountHome({ look }: { look: ReactNode }) {
  const t = useTranslate()
  const user = useUser()
  const signOut = useSignOut()
  const name = user?.metadata.name || user?.email || ''
  return (
    <div className="page max-w-4xl py-6 md:py-12">
      <h1 className="sr-only">{t('account.home.title')}</h1>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={avatarAddress(user?.metadata.avatar_url)} size={56} />
        <div className="min-w-0 grow basis-40">
          <p className="truncate font-display text-xl font-bold">{name}</p>
          <p className="truncate text-sm text-ink-soft">{user?.email}</p>
        </div>
        <LinkButton to="/upload" className="max-sm:w-full">
          <Plus aria-hidden size={18} />
          {t('account.home.lend')}
        </LinkButton>
      </div>
      <div className="mt-8 gap-x-6 space-y-7 lg:columns-2">
        {ACCOUNT_LINKS.map(({ title, links }) => (
          <section key={title} aria-label={t(title)} className="break-inside-avoid">
            <h2 className={heading}>{t(title)}</h2>
            <ul className={group}>
              {links
                .filter(({ to }) => to !== '/dashboard/affiliate' || hasAffiliates(user))
                .map((link) => (
                  <Row key={link.to} link={link} />
                ))}
              {title === 'account.home.now' && user && isStaff(user) && (
                <Row link={{ to: '/admin', label: 'shell.account.admin', icon: Gauge }} />
              )}
            </ul>
          </section>
        ))}
        <section aria-label={t('account.home.look')} className="break-inside-avoid">
          <h2 className={heading}>{t('account.home.look')}</h2>
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-3">
            {look}
          </div>
        </section>
        <Button variant="secondary" wide onClick={() => void signOut()}>
          <LogOut aria-hidden size={18} />
          {t('shell.account.logout')}
        </Button>
      </div>
      {/* Known late: at the end it pushes nothing that somebody is about to touch. */}
      <PasskeyOffer />
    </div>
  )
}

function Row({ link: { to, label, icon: Icon, count } }: { link: AccountLink }) {
  const t = useTranslate()
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-13 items-center gap-3.5 px-4 py-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden size={20} className="shrink-0 text-accent-ink" />
        <span className="grow">{t(label)}</span>
        {count && <CountPill of={count} />}
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-faint rtl:rotate-180" />
      </Link>
    </li>
  )
}
