import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslate } from '../i18n/translation.tsx'
import { Link } from './link.tsx'

/** The path to this page; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('ui.you-are-here')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-soft">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden size={14} className="rtl:rotate-180" />}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-8 items-center hover:text-ink hover:underline hover:underline-offset-4"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
