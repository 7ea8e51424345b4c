import type { LoadedPages, PageVersion } from '#contract/pages.ts'
import type { PageTexts } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { inForceOf, loadVersionTexts, usePublishPage } from './use-pages.ts'

interface PageHistoryProps {
  versions: PageVersion[]
  pages: LoadedPages
  /** A version is to be the beginning of the next one. */
  onTake: (texts: PageTexts, version: PageVersion) => void
}

/** Who published which version, when and why, the latest first. */
export function PageHistory({ versions, pages, onTake }: PageHistoryProps) {
  const t = useTranslate()
  const current = inForceOf(versions, Date.now())
  return (
    <section>
      <h2 className="text-xl">{t('texts.history.title')}</h2>
      {versions.length === 0 && <p className="mt-2 text-ink-soft">{t('texts.history.empty')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            {...{ version, pages, onTake }}
            isInForce={version.id === current?.id}
          />
        ))}
      </ol>
    </section>
  )
}

interface VersionRowProps extends Pick<PageHistoryProps, 'pages' | 'onTake'> {
  version: PageVersion
  isInForce: boolean
}

function VersionRow({ version, pages, isInForce, onTake }: VersionRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const { withdraw } = usePublishPage()
  const zone = viewerZone()
  const isComing = !version.isWithdrawn && Date.parse(version.from) > Date.now()
  const failed = (error: unknown) => void toast(errorToast(error, t))
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="font-semibold">{t('texts.history.version', { version: version.version })}</p>
        {isInForce && <Badge tone="good">{t('texts.history.in-force')}</Badge>}
        {version.isWithdrawn && <Badge>{t('texts.history.withdrawn')}</Badge>}
        {isComing && (
          <Badge tone="notice">
            {t('texts.history.comes', { date: format.date(version.from, 'full-date-time', zone) })}
          </Badge>
        )}
        {version.asksAgain && <Badge>{t('texts.history.asks')}</Badge>}
        {version.isOff && <Badge tone="bad">{t('texts.pages.off')}</Badge>}
      </div>
      <p className="mt-1 break-words">{version.reason}</p>
      <p className="text-sm text-ink-soft">
        {version.by ?? t('texts.history.someone')} · {format.date(version.at, 'full-date-time', zone)}
      </p>
      <p className="text-sm text-ink-soft">
        {version.languages.length > 0
          ? t('texts.pages.own', { languages: version.languages.toSorted().join(', ') })
          : t('texts.pages.shipped')}
      </p>
      {version.agreed !== undefined && (
        <p className="text-sm text-ink-soft">
          {t('texts.pages.agreed', { count: version.agreed, people: pages.people })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => loadVersionTexts(version.id).then((texts) => onTake(texts, version), failed)}
        >
          {t('texts.history.take')}
        </Button>
        {isComing && (
          <Button
            variant="quiet"
            size="small"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(version.id, { onError: failed })}
          >
            {t('texts.history.withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
