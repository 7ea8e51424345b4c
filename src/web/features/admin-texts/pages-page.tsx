import Plus from 'lucide-react/icons/plus'
import type { LoadedPages, PageVersion } from '#contract/pages.ts'
import { isLegalDocument } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { comingOf, inForceOf, usePages } from './use-pages.ts'

interface PagesPageProps {
  /** The pages that the product ships. */
  shipped: { slug: string; title: string }[]
}

/** `/admin/pages`: every text page, with whose text it has, and what is to come. */
export function PagesPage({ shipped }: PagesPageProps) {
  const t = useTranslate()
  const { data, error, refetch } = usePages()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('texts.pages.title')}</h1>
        <LinkButton to="/admin/pages/new" size="small">
          <Plus aria-hidden size={18} />
          {t('texts.pages.new')}
        </LinkButton>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('texts.pages.intro')}</p>
      {!data && error && (
        <ErrorState
          title={t('texts.pages.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6">
          <Skeleton card className="h-96" />
        </Loading>
      )}
      {data && <PageList shipped={shipped} pages={data} />}
    </>
  )
}

function PageList({ shipped, pages }: PagesPageProps & { pages: LoadedPages }) {
  const bySlug = Map.groupBy(pages.versions, ({ slug }) => slug)
  const own = [...bySlug.keys()].filter((slug) => !shipped.some((page) => page.slug === slug)).toSorted()
  const rows = [...own.map((slug) => ({ slug, title: undefined })), ...shipped]
  return (
    <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
      {rows.map(({ slug, title }) => (
        <PageRow key={slug} {...{ slug, title, pages }} versions={bySlug.get(slug) ?? []} />
      ))}
    </ul>
  )
}

interface PageRowProps {
  slug: string
  /** Of the shipped text. */
  title: string | undefined
  versions: PageVersion[]
  pages: LoadedPages
}

function PageRow({ slug, title, versions, pages }: PageRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const now = Date.now()
  const current = inForceOf(versions, now)
  const coming = comingOf(versions, now)
  const titles = (current ?? coming ?? versions[0])?.titles ?? {}
  const name = titles[language] ?? title ?? titles.en ?? Object.values(titles)[0] ?? slug
  const agreed = current?.agreed ?? (isLegalDocument(slug) ? pages.agreedToShipped[slug] : undefined)
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 p-4 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Link
          to={`/admin/pages/${slug}`}
          aria-label={t('texts.pages.edit', { name })}
          className="stretched-link font-semibold"
        >
          {name}
        </Link>
        <p className="text-sm break-words text-ink-soft">/{slug}</p>
        {agreed !== undefined && (
          <p className="text-sm text-ink-soft">
            {t('texts.pages.agreed', { count: agreed, people: pages.people })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {coming && (
          <Badge tone="notice">
            {t('texts.pages.coming', {
              version: coming.version,
              date: format.date(coming.from, 'date', viewerZone()),
            })}
          </Badge>
        )}
        {current?.isOff && <Badge tone="bad">{t('texts.pages.off')}</Badge>}
        {current && !current.isOff && current.languages.length > 0 && (
          <Badge tone="good">
            {t('texts.pages.own', { languages: current.languages.toSorted().join(', ') })}
          </Badge>
        )}
        {title && !current?.isOff && !current?.languages.length && <Badge>{t('texts.pages.shipped')}</Badge>}
      </div>
    </li>
  )
}
