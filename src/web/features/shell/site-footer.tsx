import type { ReactNode } from 'react'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage, useRootData } from '../../lib/root-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LogoMark } from './logo.tsx'
import { TestModeSwitch } from './test-mode-switch.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Pages by the name that they have in the address and in the messages. */
const COLUMNS = [
  {
    title: 'discover',
    pages: ['how-it-works', 'how-to-search', 'how-to-book', 'how-to-use-and-return', 'wishes'],
  },
  { title: 'company', pages: ['our-story', 'careers', 'contact', 'help-center'] },
  { title: 'trust', pages: ['trust-safety', 'insurance', 'community-guidelines', 'rental-agreement'] },
  { title: 'legal', pages: ['terms', 'privacy', 'cookie-policy'] },
] as const

interface SiteFooterProps {
  /** Below 1024 px a signed-in person has all of it in the account. */
  isWideOnly: boolean
}

/** Links to every page about us, the choice of colours, and the operator's name. */
export function SiteFooter({ isWideOnly }: SiteFooterProps) {
  const t = useTranslate()
  const own = useRootData().config.pages ?? []
  const language = useLanguage()
  const isShown = (page: string) =>
    !own.some(({ slug, isOff }) => isOff && slug === page) && (page !== 'wishes' || terms.wishes)
  return (
    <footer className={classNames('mt-auto border-t border-line bg-sunken', isWideOnly && 'max-lg:hidden')}>
      <div className="page grid gap-x-8 gap-y-10 py-12 md:grid-cols-[1.4fr_3fr]">
        <div className="max-w-xs">
          <LogoMark size={40} />
          <p className="mt-4 text-ink-soft">{t('shell.footer.claim')}</p>
        </div>
        <nav aria-label={t('shell.nav.footer')} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {COLUMNS.map(({ title, pages }) => (
            <div key={title}>
              <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">
                {t(`shell.footer.${title}`)}
              </h2>
              <ul>
                {pages.filter(isShown).map((page) => (
                  <FooterLink key={page} slug={page} label={t(`shell.footer.${page}`)} />
                ))}
                {own
                  .filter(({ footer, isOff }) => footer === title && !isOff)
                  .map(({ slug, titles }) => (
                    <FooterLink
                      key={slug}
                      slug={slug}
                      label={titles[language] ?? titles.en ?? Object.values(titles)[0]}
                    />
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-soft">
          <p>{t('shell.footer.operator', { name: brand.name, operator: brand.operator })}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <TestModeSwitch />
            <ThemeChoice />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ slug, label }: { slug: string; label: ReactNode }) {
  return (
    <li>
      <Link
        to={`/${slug}`}
        className="inline-flex min-h-9 max-w-full items-center py-1 leading-snug wrap-anywhere hyphens-auto text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 max-md:min-h-11"
      >
        {label}
      </Link>
    </li>
  )
}
