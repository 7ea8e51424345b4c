import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatRelative } from '../../lib/format-relative.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import type { Need } from './needs-of.ts'
import { titleOf } from './title-of.ts'

/** The person's tasks, each with a link to where it is done; or a note that there are none. */
export function NeedsList({ needs, now }: { needs: readonly Need[]; now: number }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="text-xl">
        {t('overview.needs')}
      </h2>
      {needs.length === 0 ? (
        <p className="mt-4 flex items-center gap-3 rounded-card bg-accent-tint p-4 text-accent-ink">
          <CircleCheckBig aria-hidden size={20} className="shrink-0" />
          {t('overview.needs-none')}
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {needs.map((need) => (
            <li key={`${need.label} ${need.id}`}>
              <Row need={need} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ need: { label, to, item, name, due }, now }: { need: Need; now: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const title = item && titleOf(item, language)
  return (
    <Link
      to={to}
      className="flex items-center gap-4 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      {/* On a phone the time stands below the words, whose line it would share. */}
      <span className="flex min-w-0 grow flex-col items-start gap-2 sm:flex-row sm:items-center sm:gap-4">
        <span className="min-w-0 grow">
          <span className="block font-semibold">{t(label, { name: name ?? t('overview.someone') })}</span>
          {title && <span className="line-clamp-2 text-sm text-ink-soft">{title}</span>}
        </span>
        {due && (
          <Badge tone={Date.parse(due) < now ? 'bad' : 'notice'}>
            {formatRelative(due, now, language, viewerZone())}
          </Badge>
        )}
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint rtl:rotate-180" />
    </Link>
  )
}
