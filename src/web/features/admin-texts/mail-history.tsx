import type { MailTextChange } from '#contract/mail-texts.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'

interface MailHistoryProps {
  changes: MailTextChange[]
  /** What each text is, by its key. */
  labels: ReadonlyMap<string, string>
  onTake: (key: string, text: string | null) => void
}

/** Who changed which text of a mail to what, when and why, the latest first. */
export function MailHistory({ changes, labels, onTake }: MailHistoryProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section>
      <h2 className="text-xl">{t('texts.history.title')}</h2>
      {changes.length === 0 && <p className="mt-2 text-ink-soft">{t('texts.history.empty')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {changes.map(({ id, key, text, reason, by, at }) => (
          <li key={id} className="py-3">
            <p className="font-semibold break-words">{text ?? t('texts.pages.shipped')}</p>
            <p className="mt-1 break-words">{reason}</p>
            <p className="text-sm break-words text-ink-soft">
              {labels.get(key)} · {by ?? t('texts.history.someone')} ·{' '}
              {format.date(at, 'full-date-time', viewerZone())}
            </p>
            <Button variant="quiet" size="small" onClick={() => onTake(key, text)}>
              {t('texts.history.take')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
