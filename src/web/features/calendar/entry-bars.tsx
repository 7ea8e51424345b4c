import type { CalendarEntry } from '#contract/lender-calendar.ts'
import type { Day } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lanesOf, spanOf } from './lender-calendar.ts'

const LOOKS: Record<CalendarEntry['kind'], string> = {
  booking: 'bg-accent text-on-accent',
  request: 'bg-notice text-on-notice',
  hold: 'border-2 border-dashed border-notice bg-notice-tint text-notice-ink',
  block: 'bg-line-strong text-ink',
}

interface EntryBarsProps {
  entries: readonly CalendarEntry[]
  first: Day
  days: number
  timeZone: string
}

/** The entries of an item, drawn over a row of days, with the breaks after rentals. The cells say the same in words. */
export function EntryBars({ entries, first, days, timeZone }: EntryBarsProps) {
  const t = useTranslate()
  const share = (part: number) => `${(part / days) * 100}%`
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-0 z-10 flex flex-col justify-center gap-0.5 py-1"
      style={{ width: `${days * 100}%` }}
    >
      {lanesOf(entries).map((lane) => (
        <span key={lane[0]?.id} className="relative block h-6">
          {lane.map((entry) => {
            const span = spanOf(entry, first, days, timeZone)
            if (!span) return null
            return (
              <span key={entry.id}>
                {span.freeFrom > span.to && (
                  <span
                    className="absolute inset-y-1 rounded-e-small bg-accent-tint"
                    style={{ insetInlineStart: share(span.to), width: share(span.freeFrom - span.to) }}
                  />
                )}
                {span.to > span.from && (
                  <span
                    data-entry={entry.id}
                    className={classNames(
                      'absolute inset-y-0 min-w-1 truncate rounded-small px-1 text-xs leading-6 font-semibold',
                      LOOKS[entry.kind],
                      entry.is_conflict && 'ring-2 ring-danger',
                    )}
                    style={{ insetInlineStart: share(span.from), width: share(span.to - span.from) }}
                  >
                    {span.to - span.from >= 1.5 &&
                      (entry.renter ?? (entry.note || t(`calendar.${entry.kind}`)))}
                  </span>
                )}
              </span>
            )
          })}
        </span>
      ))}
    </span>
  )
}

/** The meaning of the colours. */
export function Legend() {
  const t = useTranslate()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {(['booking', 'request', 'hold', 'block'] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className={classNames('h-3.5 w-5 rounded-small', LOOKS[kind])} />
          {t(`calendar.${kind}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden className="h-3.5 w-5 rounded-small bg-accent-tint" />
        {t('calendar.break')}
      </li>
    </ul>
  )
}
