import type { CalendarEntry } from '#contract/lender-calendar.ts'
import { useTranslate } from '../../i18n/translation.tsx'

/** The calendar from which a block was imported, and whether it overlaps a rental. */
export function Origin({ entry: { source, is_conflict } }: { entry: CalendarEntry }) {
  const t = useTranslate()
  if (!source) return null
  return (
    <>
      <p className="text-sm break-words text-ink-soft">{t('calendar.from-source', { name: source })}</p>
      {is_conflict && <p className="text-sm font-medium text-danger-ink">{t('calendar.conflict')}</p>}
    </>
  )
}
