import type { StaffCase } from '#contract/staff-case.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'

/** By when a case is due, or that it is late; of a decided one, when and by whom. */
export function CaseClock({ case: { due_at, decided_at, decider } }: { case: StaffCase }) {
  const t = useTranslate()
  const format = useFormat()
  const date = format.date(decided_at ?? due_at, 'date-time', viewerZone())
  if (decided_at)
    return (
      <span>{t('moderation.cases.decided-by', { date, name: decider || t('moderation.nameless') })}</span>
    )
  const isLate = new Date(due_at).getTime() < Date.now()
  return (
    <span className={isLate ? 'font-semibold text-danger-ink' : undefined}>
      {t(isLate ? 'moderation.cases.late' : 'moderation.cases.due', { date })}
    </span>
  )
}
