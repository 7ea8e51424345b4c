import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Page } from './pages.ts'
import { useOpenDecisions } from './use-open-decisions.ts'
import { usePages } from './use-pages.ts'

/** The pages of the back office in groups, queues with their lengths. */
export function AdminNav() {
  const t = useTranslate()
  const id = useId()
  const groups = usePages()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const isShown = groups.length > 0
  // The list may be longer than the screen: the page one is on is to be seen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as another page opens, or the list comes
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isShown])
  if (!isShown) return null
  return (
    <nav ref={nav} aria-label={t('admin.nav')} className="grid gap-5">
      {groups.map(({ label, pages }, index) => (
        <div key={label}>
          <p
            id={`${id}-${label}`}
            className={index === 0 ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold text-ink-faint'}
          >
            {t(label)}
          </p>
          <ul aria-labelledby={`${id}-${label}`} className="grid gap-px">
            {pages.map((page) => (
              <li key={page.to}>
                <PageLink page={page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function PageLink({ page: { to, label, icon: Icon, queue } }: { page: Page }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))
  const { data: waiting } = useOpenDecisions()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink lg:min-h-9 lg:text-sm"
    >
      <Icon aria-hidden size={17} />
      {t(label)}
      {queue && <Count value={waiting?.[queue]?.waiting} />}
    </Link>
  )
}

function Count({ value }: { value: number | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  if (!value) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ms-auto rounded-pill bg-accent px-2 text-xs leading-5 font-semibold text-on-accent"
      >
        {format.number(value)}
      </span>
      <VisuallyHidden>{t('admin.waiting', { count: value })}</VisuallyHidden>
    </>
  )
}
