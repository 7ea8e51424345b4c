import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LogoMark } from './logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const COLUMNS: { title: MessageKey; links: { to: string; label: MessageKey }[] }[] = [
  {
    title: 'shell.footer.discover',
    links: [
      { to: '/how-it-works', label: 'shell.footer.how-it-works' },
      { to: '/how-to-search', label: 'shell.footer.how-to-search' },
      { to: '/how-to-book', label: 'shell.footer.how-to-book' },
      { to: '/how-to-use-and-return', label: 'shell.footer.how-to-return' },
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      { to: '/our-story', label: 'shell.footer.our-story' },
      { to: '/careers', label: 'shell.footer.careers' },
      { to: '/contact', label: 'shell.footer.contact' },
      { to: '/help-center', label: 'shell.footer.help-center' },
    ],
  },
  {
    title: 'shell.footer.trust',
    links: [
      { to: '/trust-safety', label: 'shell.footer.trust-safety' },
      { to: '/insurance', label: 'shell.footer.insurance' },
      { to: '/community-guidelines', label: 'shell.footer.community-guidelines' },
      { to: '/rental-agreement', label: 'shell.footer.rental-agreement' },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { to: '/terms', label: 'shell.footer.terms' },
      { to: '/privacy', label: 'shell.footer.privacy' },
      { to: '/cookie-policy', label: 'shell.footer.cookie-policy' },
    ],
  },
]

/** Every page that explains us, the colours of the page, and who answers for it. */
export function SiteFooter() {
  const t = useTranslate()
  return (
    <footer className="mt-auto border-t border-line bg-sunken pb-[var(--bottom-bar-height)]">
      <div className="page grid gap-x-8 gap-y-10 py-12 md:grid-cols-[1.4fr_3fr]">
        <div className="max-w-xs">
          <LogoMark size={40} />
          <p className="mt-4 text-ink-soft">{t('shell.footer.claim')}</p>
        </div>
        <nav aria-label={t('shell.nav.footer')} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{t(title)}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 max-md:min-h-11"
                    >
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-soft">
          <p>{t('shell.footer.operator', { name: brand.name, operator: brand.operator })}</p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
