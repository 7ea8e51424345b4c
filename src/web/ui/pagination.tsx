import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'
import { iconButtonStyle } from './icon-button.tsx'
import { Link } from './link.tsx'

interface PaginationProps {
  page: number
  pages: number
  /** Where page n is. */
  to: (page: number) => string
}

/** The pages of a long list, as links. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const t = useTranslate()
  if (pages < 2) return null
  return (
    <nav aria-label={t('ui.pages')} className="flex flex-wrap items-center justify-center sm:gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={t('ui.previous')} className={iconButtonStyle()}>
          <ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />
        </Link>
      )}
      {shownPages(page, pages).map((shown, index) =>
        shown === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} aria-hidden className="px-1">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={to(shown)}
            aria-label={t('ui.page', { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            className={iconButtonStyle(
              'quiet',
              classNames('tabular font-semibold', shown === page && 'bg-accent-tint text-accent-ink'),
            )}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={t('ui.next')} className={iconButtonStyle()}>
          <ChevronRight aria-hidden size={20} className="rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}

/** First, last, and the neighbours of the current page; null stands for a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((n, i) => {
    const before = sorted[i - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}
